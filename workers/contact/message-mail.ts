/** A visitor's message as a mail to the store. */
import { html } from "hono/html";
import { serviceInterests, type ServiceInterest } from "#app/contact/fields.ts";
import type { StoredMessage } from "./message-store.ts";

export interface MailContent {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** What staff have to know of a mail that is not as usual. */
export interface MailNotes {
  /** The provider refused the visitor's address as the one that an answer goes to. */
  cannotBeAnswered?: boolean;
  /** The database did not take the message. */
  hasNoRow?: boolean;
}

/** Words, HTML and reference of a message. */
export async function mailContent(message: StoredMessage, notes: MailNotes): Promise<MailContent> {
  const lines = notesText(message, notes);
  return {
    subject: `Website message: ${interestLabel(message.service)}`,
    text: mailText(message, lines),
    html: await mailHtml(message, lines),
    headers: { "X-Message-Reference": message.id },
  };
}

function notesText(message: StoredMessage, { cannotBeAnswered, hasNoRow }: MailNotes): string[] {
  return [
    cannotBeAnswered
      ? `Write to ${message.email} yourself: an answer to this mail would not go there.`
      : "Answer this mail to write to the sender.",
    ...(hasNoRow
      ? ["The database did not take this message when it came. No reminder may come for it: please keep this mail."]
      : []),
  ];
}

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
function mailText(message: StoredMessage, notes: readonly string[]): string {
  const rows = mailRows(message).map(([term, value]) => `${term}: ${value}`);
  return [message.message, "", ...rows, "", ...notes].join("\n");
}

async function mailHtml(message: StoredMessage, notes: readonly string[]): Promise<string> {
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
        ${notes.map((note) => html`<p>${note}</p>`)}
      </body>
    </html>`;
  return page.toString();
}
