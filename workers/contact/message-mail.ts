/** A visitor's message as a mail to the store. */
import { html } from "hono/html";
import { contactFields, serviceField, type ContactField, type ContactFieldName } from "#app/contact/fields.ts";
import type { StoredMessage } from "./message-store.ts";
import { receivedTime } from "./received-time.ts";

/** Remarks to staff on an unusual mail. */
export interface MailNotes {
  /** The provider refused the visitor's address for replies. */
  cannotBeAnswered?: boolean;
  /** The database did not take the message. */
  hasNoRow?: boolean;
}

/** The mail of a message: subject, text, HTML and reference. */
export async function mailContent(message: StoredMessage, notes: MailNotes) {
  const lines = notesText(message, notes);
  return {
    subject: `Website message: ${inWords(serviceField, message.service)}`,
    text: mailText(message, lines),
    html: await mailHtml(message, lines),
    headers: { "X-Message-Reference": message.id },
  };
}

function notesText(message: StoredMessage, { cannotBeAnswered, hasNoRow }: MailNotes): string[] {
  return [
    cannotBeAnswered
      ? `Do not reply to this email: your reply would not reach the sender. Write to ${message.email} instead.`
      : "Reply to this email to answer the sender.",
    ...(hasNoRow
      ? ["Please keep this email. The message may be missing from the inbox, and you may get no reminder of it."]
      : []),
  ];
}

function inWords(field: ContactField, value: string): string {
  return field.kind === "choice" ? (field.options[value] ?? field.unchosen) : value || "not given";
}

/** Names of fields that are shorter in an email. */
const terms: Partial<Record<ContactFieldName, string>> = { name: "Name", email: "Email", service: "Service" };

function mailRows(message: StoredMessage): Array<[string, string]> {
  return [
    ...contactFields
      .filter(({ name }) => name !== "message")
      .map((field): [string, string] => [terms[field.name] ?? field.label, inWords(field, message[field.name])]),
    ["Received", receivedTime(message.received_at)],
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
