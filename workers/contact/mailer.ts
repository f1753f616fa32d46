import type { Emails, MailChannelsClient } from "mailchannels-sdk";
import * as v from "valibot";
import { site } from "#app/content/site.ts";
import { answeredLink } from "./answered.ts";
import { mailContent, type MailNotes } from "./message-mail.ts";
import type { StoredMessage } from "./message-store.ts";
import type { Settings } from "../settings/setting-table.ts";
import { type UpstreamFetch, withDeadline } from "../upstream.ts";

export type MailResult =
  /** `isUnread`: the provider accepted the mail, but its response is unreadable. */
  | { ok: true; isUnread?: boolean }
  /** `isAboutTheMail`: the provider refused this mail's contents; others may pass. */
  | { ok: false; reason: string; isAboutTheMail?: boolean };

/** A 2xx may still refuse recipients. */
const SendResultSchema = v.object({
  results: v.pipe(v.array(v.object({ status: v.string() })), v.minLength(1)),
});

type SdkMail = Parameters<Emails["send"]>[0];

/** Never throws. The reason of a failure holds nothing that a visitor typed. */
export async function sendToStore(
  mail: Omit<SdkMail, "from" | "to">,
  settings: Settings,
  fetchUpstream: UpstreamFetch,
): Promise<MailResult> {
  /** 0 without a response. */
  let status = 0;
  /** The only client method that the SDK needs for a mail. */
  const post = async (path: string, { body }: { body: unknown }): Promise<unknown> => {
    const headers = {
      "content-type": "application/json",
      accept: "application/json",
      "x-api-key": settings.MAILCHANNELS_API_KEY,
    };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetchUpstream(`https://api.mailchannels.net${path}`, init, settings.TIMEOUTS_MS.mail);
    // HTML comes from a proxy, not from the provider.
    const isPage = response.headers.get("content-type")?.includes("text/html") === true;
    status = isPage ? 0 : response.status;
    if (!response.ok || isPage) {
      // An unread body holds the connection, and the cron, until the deadline.
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    return response.json();
  };
  const { MAIL_FROM: from, DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = settings;
  // Pages start sooner without it and the modules of Node that it brings.
  const sdk = await import("mailchannels-sdk");
  const result = await new sdk.Emails({ post } as unknown as MailChannelsClient)
    .send({
      ...mail,
      from: { email: from.email, name: from.name ?? `${site.name} website` },
      to: [...settings.MAIL_TO],
      // MailChannels refuses a domain without a selector.
      ...(domain !== "" && selector !== "" && { dkim: { domain, selector, ...(privateKey !== "" && { privateKey }) } }),
      tracking: { click: false, open: false },
    } as SdkMail)
    // The SDK throws unless the response is a send result.
    .catch(() => null);
  const parsed = v.safeParse(SendResultSchema, result?.data);
  if (parsed.success) {
    const refused = parsed.output.results.find((recipient) => recipient.status !== "sent");
    return refused === undefined ? { ok: true } : { ok: false, reason: `recipient ${refused.status}` };
  }
  if (status >= 200 && status < 300) {
    return { ok: true, isUnread: true };
  }
  // 400 and 422 are about the mail, other 4xx about the sender: https://docs.mailchannels.com/email-api/errors
  // (checked 2026-11-22).
  return {
    ok: false,
    reason: result?.error?.message.slice(0, 200) ?? "send failed",
    ...([400, 422].includes(status) && { isAboutTheMail: true }),
  };
}

/** By Cloudflare instead of the provider. Never throws. */
export async function sendPastProvider(
  mail: { subject: string; text: string },
  { MAIL_FROM, MAIL_TO, TIMEOUTS_MS }: Settings,
  secondMail: SendEmail,
): Promise<MailResult> {
  const sending = secondMail.send({ ...mail, from: MAIL_FROM.email, to: MAIL_TO.map(({ email }) => email) });
  return withDeadline(sending, TIMEOUTS_MS.mail).then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, reason: error instanceof Error ? error.name : "send failed" }),
  );
}

/** If the provider refuses the visitor's address for replies, the mail goes out with the address in its text alone. */
export async function sendMail(
  message: StoredMessage,
  settings: Settings,
  fetchUpstream: UpstreamFetch,
  notes: Pick<MailNotes, "hasNoRow"> = {},
): Promise<MailResult> {
  const replyTo = { email: message.email, name: message.name };
  const all = { ...notes, answeredLink: await answeredLink(message.id, settings) };
  const result = await sendToStore({ ...(await mailContent(message, all)), replyTo }, settings, fetchUpstream);
  return !result.ok && result.isAboutTheMail
    ? sendToStore(await mailContent(message, { ...all, cannotBeAnswered: true }), settings, fetchUpstream)
    : result;
}
