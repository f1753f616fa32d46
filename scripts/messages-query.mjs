/** Queries and output of `npm run messages`. */
import { directionMarks } from "../app/contact/entered-text.ts";
import { contactFields, detailNames } from "../app/contact/fields.ts";
import { hours } from "../app/content/hours.ts";
import { openTimeBetween } from "../workers/contact/reminder.ts";
import { npmRun } from "./hints.mjs";
import { quoted } from "./store-database.mjs";

/**
 * @typedef {{ search?: string | undefined, unanswered?: boolean | undefined, undelivered?: boolean | undefined }} Choice
 * @typedef {Record<string, unknown>} Row
 * @typedef {(statements: string[]) => Row[][]} Ask
 */

/** @param {Choice} choice */
const viewOf = ({ unanswered, undelivered }) => (undelivered ? "undelivered" : unanswered ? "unanswered" : "inbox");

/** The rows of a view in its own order. @param {Choice} choice @param {string} [end] such as a limit */
function viewSql(choice, end = "") {
  const view = viewOf(choice);
  const order = view === "inbox" ? "desc" : "asc";
  return `select v.*, m.received_at, m.answered_at from ${view} v join contact_messages m on m.id = v.id
    order by m.received_at ${order}, m.id ${order} ${end}`;
}

/** Capitals and accents make no difference, in any alphabet: SQLite knows those of English alone. */
const folded = (value) =>
  String(value ?? "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();

// A choice is stored as its key, which the visitor did not write.
const written = contactFields.filter(({ kind }) => kind !== "choice").map(({ name }) => name);

/** All rows, however many. @param {Choice} choice @param {Ask} ask @returns {Row[]} */
export function readMessages(choice, ask) {
  const wanted = folded(choice.search);
  const [rows] = ask([viewSql(choice)]);
  return rows.filter((row) => written.some((name) => folded(row[name]).includes(wanted)));
}

/** Number of messages that a list shows at first. */
const firstRows = 20;

/** The first of a view in its own order, and how many there are. @param {Choice} choice @param {Ask} ask @returns {{ rows: Row[], count: number }} */
export function firstMessages(choice, ask) {
  if (choice.search !== undefined) {
    const found = readMessages(choice, ask);
    return { rows: found.slice(0, firstRows), count: found.length };
  }
  const [rows, [{ count }]] = ask([
    viewSql(choice, `limit ${firstRows}`),
    `select count(*) as count from ${viewOf(choice)}`,
  ]);
  return { rows, count: Number(count) };
}

/** The columns of a view, which it has without a row too. @param {Choice} choice @param {Ask} ask @returns {string[]} */
export function columnsOf(choice, ask) {
  const [[row]] = ask([`select v.* from (select 1) left join ${viewOf(choice)} v on false`]);
  return Object.keys(row);
}

const inShell = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that shows all of what was chosen. @param {Choice} choice @param {import("./hints.mjs").Place} place */
export const allCommand = ({ unanswered, undelivered, search }, place) =>
  npmRun(
    "messages",
    place,
    ...(unanswered ? ["--unanswered"] : []),
    ...(undelivered ? ["--undelivered"] : []),
    ...(search === undefined ? [] : [`--search ${inShell(search)}`]),
    "--all",
  );

/** The messages with this id, or from this email address. @param {string} idOrEmail @param {Ask} ask @returns {Row[]} */
export const messagesOf = (idOrEmail, ask) =>
  readMessages({}, ask).filter(({ id, email }) => id === idOrEmail || folded(email) === folded(idOrEmail.trim()));

/** @param {Row[]} rows @param {Ask} ask */
export function deleteMessages(rows, ask) {
  const ids = rows.map(({ id }) => quoted(String(id))).join(", ");
  ask([`delete from contact_messages where id in (${ids})`]);
}

/** Marks one message as answered. @param {string} id @param {string} by @param {Ask} ask @returns {boolean} whether there is one */
export function markAnswered(id, by, ask) {
  const [, marked] = ask([
    `update inbox set answered_by = ${quoted(by)} where id = ${quoted(id)}`,
    `select id from inbox where id = ${quoted(id)}`,
  ]);
  return marked.length > 0;
}

/** A visitor's text that nothing turns around. */
const straight = (value) => String(value ?? "").replaceAll(directionMarks, "");

/** The same for a terminal, which takes control characters for orders. */
const plain = (value) => straight(value).replaceAll(/(?!\n)\p{Cc}/gu, " ");

/** As the reminder counts: the time in which the store was open. */
const openHours = (since, now) => Math.round(openTimeBetween(hours, new Date(since), now) / 3_600_000);

/**
 * The messages to read in a terminal, each with all its text.
 * @param {Row[]} rows
 * @param {{ now?: Date, count?: number, which?: string, all?: string }} [about] how many there are, which of them these
 *   are, and the command that shows all
 */
export function listOf(rows, { now = new Date(), count = rows.length, which = "", all = "" } = {}) {
  const messages = rows.map(({ received, received_at, name, message, id, mail, answered_by, answered_at, ...row }) => [
    `${received}  ${plain(name)}`,
    detailNames
      .map((detail) => plain(row[detail]))
      .filter(Boolean)
      .join(" · "),
    "",
    plain(message),
    "",
    [
      ...(mail === undefined ? [] : [`mail ${mail}`]),
      ...(row.attempts === undefined
        ? []
        : [`tries ${row.attempts}`, ...(row.last_error ? [plain(row.last_error)] : [])]),
      answered_by || answered_at
        ? `answered by ${plain(answered_by)}`
        : `waiting ${openHours(received_at, now)} business hours`,
      `id ${id}`,
    ].join(" · "),
  ]);
  const blocks = messages.map(([title, ...lines]) =>
    [title, ...lines.flatMap((line) => line.split("\n")).map((line) => `  ${line}`.trimEnd())].join("\n"),
  );
  const total = count === 1 ? "1 message" : `${count === 0 ? "No" : count} messages`;
  const end = rows.length === count ? `${total}.` : `${rows.length} of ${total}, the ${which}. All of them: ${all}`;
  return [...blocks, end].join("\n\n");
}

/** A value that a spreadsheet shows and does not calculate. @see https://owasp.org/www-community/attacks/CSV_Injection */
function cell(value) {
  const text = straight(value);
  const safe = /^[\s\0]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * RFC 4180, with the names of the columns first. The mark in front tells a spreadsheet that it is UTF-8.
 * @param {Row[]} rows
 * @param {string[]} columns
 */
export function csvOf(rows, columns) {
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((name) => cell(row[name])))];
  return `\uFEFF${lines.map((line) => `${line.join(",")}\r\n`).join("")}`;
}
