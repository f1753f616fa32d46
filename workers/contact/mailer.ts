/** Mails a message to the owner, through MailChannels. */
import { Emails, type MailChannelsClient } from "mailchannels-sdk";
import * as v from "valibot";
import { site } from "#app/content/site.ts";
import { answeredLink } from "./answered.ts";
import { mailContent, type MailNotes } from "./message-mail.ts";
import type { StoredMessage } from "./message-store.ts";
import type { Settings } from "../settings/setting-table.ts";
import { type UpstreamFetch, withDeadline } from "../upstream.ts";

export type MailResult =
  /** `isUnread`: the provider took the mail with a response that cannot be read. */
  | { ok: true; isUnread?: boolean }
  /** `isAboutTheMail`: the provider refused what this mail holds; another may go out. */
  | { ok: false; reason: string; isAboutTheMail?: boolean };

/** A 2xx can still hold recipients that were refused. */
const SendResultSchema = v.object({
  results: v.pipe(v.array(v.object({ status: v.string() })), v.minLength(1)),
});

type SdkMail = Parameters<Emails["send"]>[0];

/** Sends a mail to the store. Never throws; the reason of a failure holds nothing that a visitor typed. */
export async function sendToStore(
  mail: Omit<SdkMail, "from" | "to">,
  settings: Settings,
  fetchUpstream: UpstreamFetch,
): Promise<MailResult> {
  /** Status of the provider's response; 0 without one. */
  let status = 0;
  /** The one call of the SDK's client that a mail needs, by `upstreamFetch` (deadline, stand-ins). */
  const post = async (path: string, { body }: { body: unknown }): Promise<unknown> => {
    const headers = {
      "content-type": "application/json",
      accept: "application/json",
      "x-api-key": settings.MAILCHANNELS_API_KEY,
    };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetchUpstream(`https://api.mailchannels.net${path}`, init, settings.TIMEOUTS_MS.mail);
    // A web page comes from a proxy, not from the provider.
    const isPage = response.headers.get("content-type")?.includes("text/html") === true;
    status = isPage ? 0 : response.status;
    if (!response.ok || isPage) {
      // An unread response would hold its connection, and the cron, until the deadline.
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    return response.json();
  };
  const { MAIL_FROM: from, DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = settings;
  const result = await new Emails({ post } as unknown as MailChannelsClient)
    .send({
      ...mail,
      from: { email: from.email, name: from.name ?? `${site.name} website` },
      to: [...settings.MAIL_TO],
      // The provider refuses a domain without a selector.
      ...(domain !== "" && selector !== "" && { dkim: { domain, selector, ...(privateKey !== "" && { privateKey }) } }),
      tracking: { click: false, open: false },
    } as SdkMail)
    // The SDK throws on a response that is not a send result.
    .catch(() => null);
  const parsed = v.safeParse(SendResultSchema, result?.data);
  if (parsed.success) {
    const refused = parsed.output.results.find((recipient) => recipient.status !== "sent");
    return refused === undefined ? { ok: true } : { ok: false, reason: `recipient ${refused.status}` };
  }
  if (status >= 200 && status < 300) {
    return { ok: true, isUnread: true };
  }
  // 400 and 422 are for what the mail holds, other 4xx for who sends it: https://docs.mailchannels.com/email-api/errors
  // (checked 2026-11-22).
  return {
    ok: false,
    reason: result?.error?.message.slice(0, 200) ?? "send failed",
    ...([400, 422].includes(status) && { isAboutTheMail: true }),
  };
}

/** Sends a mail to the store by Cloudflare instead of the provider. Never throws. */
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

/**
 * Mails a visitor's message to the store; a reply goes to the visitor. When the provider refuses the visitor's address
 * for replies, sends the mail again with the address in its text alone.
 */
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
