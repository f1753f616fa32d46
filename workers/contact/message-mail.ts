/** A visitor's message as a mail to the store. */
import { dateAndTime } from "#app/hours/store-days.ts";
import { html } from "hono/html";
import { contactFields, serviceField, type ContactField, type ContactFieldName } from "#app/contact/fields.ts";
import type { StoredMessage } from "./message-store.ts";

/** Remarks to staff on a mail. */
export interface MailNotes {
  /** Marks the message as answered; empty where no key signs links. */
  answeredLink: string;
  /** The provider refused the visitor's address for replies. */
  cannotBeAnswered?: boolean;
  /** The database did not take the message. */
  hasNoRow?: boolean;
}

function inWords(field: ContactField, value: string): string {
  return field.kind === "choice" ? (field.options[value] ?? field.unchosen) : value || "not given";
}

/** The link in a mail without markup. */
export const markLine = (link: string): string[] => (link === "" ? [] : [`Mark as answered: ${link}`]);

/** Names of fields that are shorter in an email. */
const terms: Partial<Record<ContactFieldName, string>> = { name: "Name", email: "Email", service: "Service" };

/** Stands below the visitor's text, which has no line of this kind: whatever looks like a note of ours is above it. */
const rule = "─".repeat(20);

/** The mail of a message: subject, text, HTML and reference. */
export async function mailContent(message: StoredMessage, { answeredLink, cannotBeAnswered, hasNoRow }: MailNotes) {
  const rows = contactFields
    .filter(({ name }) => name !== "message")
    .map((field) => [terms[field.name] ?? field.label, inWords(field, message[field.name])])
    .concat([["Received", dateAndTime(message.received_at)]]);
  const notes = [
    cannotBeAnswered
      ? `Do not reply to this email: your reply would not reach the sender. Write to ${message.email} instead.`
      : "Reply to this email to answer the sender.",
    ...(hasNoRow
      ? ["Please keep this email. The message may be missing from the inbox, and you may get no reminder of it."]
      : []),
  ];
  const lines = message.message.split("\n").map((line, index) => (index === 0 ? line : html`<br />${line}`));
  const page = await html`<!doctype html>
    <html>
      <body>
        <table cellpadding="4">
          ${rows.map(
            ([term, value]) =>
              html`<tr>
                <th align="left">${term}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </table>
        <p>${lines}</p>
        ${notes.map((note) => html`<p>${note}</p>`)}
        ${answeredLink && html`<p><a href="${answeredLink}">Mark as answered</a></p>`}
      </body>
    </html>`;
  return {
    subject: `Website message: ${inWords(serviceField, message.service)}`,
    // The message comes first: a phone's notification shows no more than its beginning.
    text: [
      message.message.replaceAll("─", "-"),
      "",
      rule,
      ...rows.map((row) => row.join(": ")),
      "",
      ...notes,
      ...markLine(answeredLink),
    ].join("\n"),
    html: page.toString(),
    headers: { "X-Message-Reference": message.id },
  };
}
