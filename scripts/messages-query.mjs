/** Queries and output of `npm run messages`. */
import { directionMarks } from "../app/contact/entered-text.ts";
import { contactFields, detailNames } from "../app/contact/fields.ts";
import { hours } from "../app/content/hours.ts";
import { openTimeBetween } from "../workers/contact/reminder.ts";
import { quoted } from "./store-database.mjs";

/**
 * @typedef {{ search?: string | undefined, unanswered?: boolean | undefined, undelivered?: boolean | undefined }} Choice
 * @typedef {Record<string, unknown>} Row
 * @typedef {(statements: string[]) => Row[][]} Ask
 */

/** Capitals and accents make no difference, in any alphabet: SQLite knows those of English alone. */
const folded = (value) =>
  String(value ?? "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();

// A choice is stored as its key, which the visitor did not write.
const written = contactFields.filter(({ kind }) => kind !== "choice").map(({ name }) => name);

/** The messages of a view in its own order. @param {Choice} choice @param {Ask} ask @returns {Row[]} */
export function readMessages({ search, unanswered, undelivered }, ask) {
  const view = undelivered ? "undelivered" : unanswered ? "unanswered" : "inbox";
  const order = view === "inbox" ? "desc" : "asc";
  const [rows] = ask([
    `select v.*, m.received_at, m.answered_at from ${view} v join contact_messages m on m.id = v.id
     order by m.received_at ${order}, m.id ${order}`,
  ]);
  const wanted = folded(search);
  return rows.filter((row) => written.some((name) => folded(row[name]).includes(wanted)));
}

/** The messages with this id, or from this email address. @param {string} idOrEmail @param {Ask} ask @returns {Row[]} */
export const messagesOf = (idOrEmail, ask) =>
  readMessages({}, ask).filter(({ id, email }) => id === idOrEmail || folded(email) === folded(idOrEmail.trim()));

/** Ids in a statement, which D1 takes up to 100 KB long. */
const maxIds = 1000;

/** @param {Row[]} rows @param {Ask} ask */
export function deleteMessages(rows, ask) {
  for (let start = 0; start < rows.length; start += maxIds) {
    const ids = rows.slice(start, start + maxIds).map(({ id }) => quoted(String(id)));
    ask([`delete from contact_messages where id in (${ids.join(", ")})`]);
  }
}

/** Marks one message as answered. @param {string} id @param {string} by @param {Ask} ask @returns {boolean} whether it is marked */
export function markAnswered(id, by, ask) {
  const [, marked] = ask([
    `update inbox set answered_by = ${quoted(by)} where id = ${quoted(id)}`,
    `select id from inbox where id = ${quoted(id)} and answered_by is not null`,
  ]);
  return marked.length > 0;
}

/** A visitor's text without the marks that turn its direction around. */
const straight = (value) => String(value ?? "").replaceAll(directionMarks, "");

/** The same for a terminal, without control characters, which it would obey. */
const plain = (value) => straight(value).replaceAll(/(?!\n)\p{Cc}/gu, " ");

/** Counted as the reminder counts: the time in which the store was open. */
const openHours = (since, now) => Math.round(openTimeBetween(hours, new Date(since), now) / 3_600_000);

/** One message as it is read in a terminal, with all its text. @param {Row} row @param {Date} now */
function textOf({ received, received_at, name, message, id, mail, attempts, last_error, answered_by, ...row }, now) {
  const state = [
    mail && `mail ${mail}`,
    attempts && `tries ${attempts}`,
    last_error && plain(last_error),
    answered_by || row.answered_at
      ? `answered by ${plain(answered_by)}`
      : `waiting ${openHours(received_at, now)} business hours`,
    `id ${id}`,
  ];
  const lines = [detailNames.map((detail) => plain(row[detail])), "", plain(message), "", state].flatMap((line) =>
    (typeof line === "string" ? line : line.filter(Boolean).join(" · ")).split("\n"),
  );
  return [`${received}  ${plain(name)}`, ...lines.map((line) => `  ${line}`.trimEnd())].join("\n");
}

/**
 * The messages to read in a terminal.
 * @param {Row[]} rows
 * @param {{ now?: Date, most?: number }} [options] the number of messages to show
 */
export function listOf(rows, { now = new Date(), most = rows.length } = {}) {
  const total = rows.length === 1 ? "1 message" : `${rows.length === 0 ? "No" : rows.length} messages`;
  const end = rows.length <= most ? `${total}.` : `The first ${most} of ${total}; --all shows all of them.`;
  return [...rows.slice(0, most).map((row) => textOf(row, now)), end].join("\n\n");
}

/** A value that a spreadsheet shows and does not calculate. @see https://owasp.org/www-community/attacks/CSV_Injection */
function cell(value) {
  const text = straight(value);
  const safe = /^[\s\0]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * RFC 4180: the columns of the view, with their names first. The mark in front tells a spreadsheet that it is UTF-8.
 * @param {Row[]} rows
 */
export function csvOf(rows) {
  const shown = rows.map(({ received_at: _received, answered_at: _answered, ...row }) => row);
  const lines = [Object.keys(shown[0] ?? {}), ...shown.map((row) => Object.values(row))];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}
