/** Mails a message to the owner, through MailChannels. */
import { html } from "hono/html";
import { Emails, MailChannelsClient } from "mailchannels-sdk";
import * as v from "valibot";
import { serviceInterests, type ServiceInterest } from "#app/domain/contact-fields.ts";
import type { Mailbox } from "./mailboxes.ts";
import type { UpstreamFetch } from "../upstream.ts";
import type { StoredMessage } from "./message-store.ts";

const baseUrl = "https://api.mailchannels.net";

export interface MailSettings {
  apiKey: string;
  from: Mailbox;
  to: readonly Mailbox[];
  siteName: string;
  /** Where DNS has the public half of the key that mails are signed with, and the private one in base64, if it is ours. */
  dkim?: { domain: string; selector: string; privateKey?: string };
  /** Deadline of the provider. */
  timeoutMs: number;
}

export type MailResult = { ok: true } | { ok: false; reason: string };

type FetchArguments = Parameters<MailChannelsClient["post"]>;

/** The SDK's client, with its requests sent by `upstreamFetch` (deadline, stand-ins). */
class UpstreamMailChannelsClient extends MailChannelsClient {
  readonly #fetchUpstream: UpstreamFetch;
  readonly #settings: MailSettings;

  constructor(settings: MailSettings, fetchUpstream: UpstreamFetch) {
    super(settings.apiKey);
    this.#settings = settings;
    this.#fetchUpstream = fetchUpstream;
  }

  protected override async _fetch<T>(path: string, options: FetchArguments[1] = {}): Promise<T> {
    const url = new URL(path, baseUrl);
    const response = await this.#fetchUpstream(
      url.href,
      {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json", "x-api-key": this.#settings.apiKey },
        body: JSON.stringify(options.body),
      },
      this.#settings.timeoutMs,
    );
    if (!response.ok) {
      // An unread response would hold its connection, and the cron, until the deadline.
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    try {
      return await response.json<T>();
    } catch {
      // A syntax error would quote the response.
      throw new Error("unreadable answer");
    }
  }
}

/** A 2xx can still hold recipients that were refused. */
const SendAnswerSchema = v.object({
  results: v.pipe(
    v.array(v.object({ status: v.string(), reason: v.optional(v.nullable(v.string())) })),
    v.minLength(1),
  ),
});

/** A mail to the store from its own site. */
export interface StaffMail {
  subject: string;
  text: string;
}

type SdkMail = Parameters<Emails["send"]>[0];

/** Never throws. The reason of a failure holds nothing that a visitor typed. */
async function send(
  mail: Omit<SdkMail, "from" | "to">,
  settings: MailSettings,
  fetchUpstream: UpstreamFetch,
): Promise<MailResult> {
  const emails = new Emails(new UpstreamMailChannelsClient(settings, fetchUpstream));
  const result = await emails
    .send({
      ...mail,
      from: { email: settings.from.email, name: settings.from.name ?? `${settings.siteName} website` },
      to: [...settings.to],
      ...(settings.dkim && { dkim: settings.dkim }),
      tracking: { click: false, open: false },
    } as SdkMail)
    // The SDK throws on a response that is not a send result.
    .catch(() => ({ success: false, data: null, error: { message: "unreadable answer" } }));
  if (!result.success) {
    return { ok: false, reason: result.error?.message.slice(0, 200) ?? "send failed" };
  }
  const answer = v.safeParse(SendAnswerSchema, result.data);
  if (!answer.success) {
    return { ok: false, reason: "unreadable answer" };
  }
  const refused = answer.output.results.find((recipient) => recipient.status !== "sent");
  return refused === undefined ? { ok: true } : { ok: false, reason: `recipient ${refused.status}` };
}

/** Mails a visitor's message to the store; an answer goes to the visitor. */
export async function sendMail(
  message: StoredMessage,
  settings: MailSettings,
  fetchUpstream: UpstreamFetch,
): Promise<MailResult> {
  const mail = {
    replyTo: { email: message.email, name: message.name },
    subject: `Website message: ${interestLabel(message.service)}`,
    text: mailText(message),
    html: await mailHtml(message),
    headers: { "X-Message-Reference": message.id },
  };
  return send(mail, settings, fetchUpstream);
}

/** Mails something to the store that the site itself has to say. */
export const sendStaffMail = (
  { subject, text }: StaffMail,
  settings: MailSettings,
  fetchUpstream: UpstreamFetch,
): Promise<MailResult> => send({ subject, text }, settings, fetchUpstream);

function interestLabel(service: string): string {
  return service in serviceInterests ? serviceInterests[service as ServiceInterest] : "General";
}

function mailRows(message: StoredMessage): Array<[string, string]> {
  return [
    ["Name", message.name],
    ["E-mail", message.email],
    ["Phone", message.phone || "not given"],
    ["Interest", interestLabel(message.service)],
    ["Received", `${message.received_at} (UTC)`],
  ];
}

/** The message comes first: a phone's notification shows no more than its beginning. */
function mailText(message: StoredMessage): string {
  const rows = mailRows(message).map(([term, value]) => `${term}: ${value}`);
  return [message.message, "", ...rows, "", "Answer this mail to write to the sender."].join("\n");
}

async function mailHtml(message: StoredMessage): Promise<string> {
  const rows = mailRows(message).map(
    ([term, value]) =>
      html`<tr>
        <th align="left">${term}</th>
        <td>${value}</td>
      </tr>`,
  );
  const lines = message.message.split("\n").map((line, index) => (index === 0 ? line : html`<br />${line}`));
  const page = await html`<!doctype html>
    <html>
      <body>
        <table cellpadding="4">
          ${rows}
        </table>
        <p>${lines}</p>
        <p>Answer this mail to write to the sender.</p>
      </body>
    </html>`;
  return page.toString();
}
