import { dateAndTime } from "#app/hours/store-days.ts";
import { html } from "hono/html";
import { contactFields, serviceField, type ContactField, type ContactFieldName } from "#app/contact/fields.ts";
import type { StoredMessage } from "./message-store.ts";

export interface MailNotes {
  answeredLink: string;
  /** The provider refused the visitor's address for replies. */
  cannotBeAnswered?: boolean;
  /** The database did not take the message. */
  hasNoRow?: boolean;
}

export function inWords(field: ContactField, value: string): string {
  return field.kind === "choice" ? (field.options[value] ?? field.unchosen) : value || "not given";
}

export const markLine = (link: string): string[] => (link === "" ? [] : [`Mark as answered: ${link}`]);

/** No line of the visitor's may look like one of ours. */
export const quotedLines = (text: string): string[] => text.split("\n").map((line) => `> ${line}`.trimEnd());

const terms: Partial<Record<ContactFieldName, string>> = { name: "Name", email: "Email", service: "Service" };

/** Quotes all that the visitor wrote, below our own words. */
export async function mailContent(message: StoredMessage, { answeredLink, cannotBeAnswered, hasNoRow }: MailNotes) {
  const rows = contactFields
    .filter(({ name }) => name !== "message")
    .map((field) => [terms[field.name] ?? field.label, inWords(field, message[field.name])] as const);
  const notes = [
    cannotBeAnswered
      ? `Don't reply to this email: your reply wouldn't reach the sender. Write to ${message.email} instead.`
      : "Reply to this email to answer the sender.",
    ...(hasNoRow
      ? ["Please keep this email. The message may be missing from the inbox, and you may not be reminded of it."]
      : []),
  ];
  const wrote = `The visitor wrote on ${dateAndTime(message.received_at)}:`;
  const lines = message.message.split("\n").map((line, index) => (index === 0 ? line : html`<br />${line}`));
  const page = await html`<!doctype html>
    <html>
      <body>
        ${notes.map((note) => html`<p>${note}</p>`)}
        ${answeredLink && html`<p><a href="${answeredLink}">Mark as answered</a></p>`}
        <p>${wrote}</p>
        <blockquote style="margin: 0; padding-left: 1em; border-left: 4px solid #888">
          <p>${lines}</p>
          <table cellpadding="4">
            ${rows.map(
              ([term, value]) =>
                html`<tr>
                  <th align="left">${term}</th>
                  <td>${value}</td>
                </tr>`,
            )}
          </table>
        </blockquote>
      </body>
    </html>`;
  return {
    subject: `Message from ${message.name}: ${inWords(serviceField, message.service)}`,
    text: [
      ...notes,
      ...markLine(answeredLink),
      "",
      wrote,
      ...quotedLines([message.message, "", ...rows.map((row) => row.join(": "))].join("\n")),
    ].join("\n"),
    html: page.toString(),
    headers: { "X-Message-Reference": message.id },
  };
}
