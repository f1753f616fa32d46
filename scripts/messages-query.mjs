/** What `npm run messages` asks of the database, page by page, and how it shows the rows. */
import { contactFields, detailNames } from "../app/contact/fields.ts";
import { quoted } from "./store-database.mjs";

/** Rows of one call: a few megabytes at most. */
const pageRows = 200;

/**
 * @typedef {{ search?: string | undefined, unanswered?: boolean | undefined, undelivered?: boolean | undefined }} Choice
 * @typedef {Record<string, unknown>} Row
 * @typedef {(statements: string[]) => Row[][]} Ask
 */

/** The next page of a view in its own order, after the row with this time and id. */
function pageSql({ search, unanswered, undelivered }, last) {
  const view = undelivered ? "undelivered" : unanswered ? "unanswered" : "inbox";
  const [after, order] = view === "inbox" ? ["<", "desc"] : [">", "asc"];
  // A choice is stored as its key, which nobody wrote.
  const fields = contactFields
    .filter(({ kind }) => kind !== "choice")
    .map(({ name }) => `m.${name}`)
    .join(" || ' ' || ");
  const conditions = [
    ...(last === undefined ? [] : [`(m.received_at, m.id) ${after} (${quoted(last.received_at)}, ${quoted(last.id)})`]),
    ...(search === undefined ? [] : [`instr(lower(${fields}), lower(${quoted(search)})) > 0`]),
  ];
  return [
    `select v.*, m.received_at from ${view} v join contact_messages m on m.id = v.id`,
    ...(conditions.length === 0 ? [] : [`where ${conditions.join(" and ")}`]),
    `order by m.received_at ${order}, m.id ${order} limit ${pageRows}`,
  ].join(" ");
}

/** All rows, however many. @param {Choice} choice @param {Ask} ask @returns {Row[]} */
export function readMessages(choice, ask) {
  const rows = [];
  for (;;) {
    const [page] = ask([pageSql(choice, rows.at(-1))]);
    rows.push(...page);
    if (page.length < pageRows) {
      return rows.map(({ received_at: _key, ...row }) => row);
    }
  }
}

/** Marks one message as answered. @param {string} id @param {string} by @param {Ask} ask @returns {boolean} whether there is one */
export function markAnswered(id, by, ask) {
  const [, marked] = ask([
    `update inbox set answered_by = ${quoted(by)} where id = ${quoted(id)}`,
    `select id from inbox where id = ${quoted(id)}`,
  ]);
  return marked.length > 0;
}

/** A visitor's text for a terminal, which takes control characters for orders. */
const plain = (value) => String(value ?? "").replaceAll(/(?!\n)\p{Cc}/gu, " ");

/** The messages to read in a terminal, each with all its text. @param {Row[]} rows */
export function listOf(rows) {
  const messages = rows.map(({ received, name, message, id, mail, answered_by, ...row }) => [
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
      ...(answered_by ? [`answered by ${plain(answered_by)}`] : []),
      `id ${id}`,
    ].join(" · "),
  ]);
  const blocks = messages.map(([title, ...lines]) =>
    [title, ...lines.flatMap((line) => line.split("\n")).map((line) => `  ${line}`.trimEnd())].join("\n"),
  );
  const count = rows.length === 1 ? "1 message" : `${rows.length === 0 ? "No" : rows.length} messages`;
  return [...blocks, `${count}.`].join("\n\n");
}

/** A value that a spreadsheet shows and does not calculate. @see https://owasp.org/www-community/attacks/CSV_Injection */
function cell(value) {
  const text = String(value ?? "");
  const safe = /^[\s\0]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** RFC 4180, with the names of the columns first. @param {Row[]} rows */
export function csvOf(rows) {
  const names = Object.keys(rows[0] ?? {});
  return [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name])))]
    .map((line) => `${line.join(",")}\r\n`)
    .join("");
}
