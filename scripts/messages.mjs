/** `npm run messages`: lists, exports and deletes messages, and marks them as answered. */
import { chmodSync, writeFileSync } from "node:fs";
import { directionMarks } from "../app/contact/entered-text.ts";
import { byField } from "../app/contact/fields.ts";
import { hours } from "../app/content/hours.ts";
import { isUnanswered, openTimeBetween } from "../workers/contact/reminder.ts";
import { askDatabase, quoted } from "./store-database.mjs";
import { askYesOrNo, isCommand, readOptions, stop } from "./toolchain.mjs";

/** @typedef {Record<string, unknown>} Row @typedef {(statement: string) => Row[]} Ask */

/** @param {{ unanswered?: boolean, undelivered?: boolean }} choice @param {Ask} ask */
export function readMessages({ unanswered, undelivered }, ask, where = "true") {
  const view = undelivered ? "undelivered" : unanswered ? "unanswered" : "inbox";
  const order = view === "inbox" ? "desc" : "asc";
  return ask(
    `select v.*, m.received_at from ${view} v join contact_messages m on m.id = v.id
     where ${where} order by m.received_at ${order}, m.id ${order}`,
  );
}

const isOf = (idOrEmail) => {
  const text = quoted(idOrEmail.trim());
  return `id in (select id from contact_messages where id = ${text} or lower(email) = lower(${text}))`;
};

/** @param {string} idOrEmail @param {Ask} ask */
export const messagesOf = (idOrEmail, ask) => readMessages({}, ask, `m.${isOf(idOrEmail)}`);

/** @param {string} idOrEmail @param {Ask} ask */
export const deleteMessages = (idOrEmail, ask) => ask(`delete from contact_messages where ${isOf(idOrEmail)}`);

/** @param {string} id @param {string} by @param {Ask} ask @returns who has answered it */
export function markAnswered(id, by, ask) {
  ask(
    `update contact_messages set answered_by = ${quoted(by)}, answered_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
     where id = ${quoted(id)} and ${isUnanswered}`,
  );
  return ask(`select answered_by from contact_messages where id = ${quoted(id)}`)[0]?.answered_by;
}

const straight = (value) => String(value ?? "").replaceAll(directionMarks, "");

/** A terminal would obey control characters. */
const plain = (value) => straight(value).replaceAll(/(?!\n)\p{Cc}/gu, " ");

const detailNames = Object.keys(byField(({ name }) => name)).filter((name) => name !== "name" && name !== "message");

function textOf({ received, received_at, name, message, id, mail, attempts, last_error, answered_by, ...row }, now) {
  const waited = Math.round(openTimeBetween(hours, new Date(received_at), now) / 3_600_000);
  const state = [
    mail && `mail ${mail}`,
    attempts && `tries ${attempts}`,
    plain(last_error),
    answered_by?.trim() ? `answered by ${plain(answered_by)}` : `waiting ${waited} business hours`,
    `id ${id}`,
  ];
  const joined = (parts) => parts.filter(Boolean).join(" · ");
  const text = [joined(detailNames.map((each) => plain(row[each]))), "", plain(message), "", joined(state)].join("\n");
  return `${received}  ${plain(name)}\n${text.replaceAll(/^(?=.)/gm, "  ")}`;
}

/** @param {Row[]} rows @param {number} [most] that are shown */
export function listOf(rows, most = rows.length, now = new Date()) {
  const total = rows.length === 1 ? "1 message" : `${rows.length || "No"} messages`;
  const end = rows.length <= most ? `${total}.` : `The first ${most} of ${total}; --all shows all of them.`;
  return [...rows.slice(0, most).map((row) => textOf(row, now)), end].join("\n\n");
}

/** Spreadsheets run cells that begin with these. @see https://owasp.org/www-community/attacks/CSV_Injection */
function cell(value) {
  const text = straight(value);
  const safe = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** RFC 4180, with a BOM that tells spreadsheets it is UTF-8. @param {Row[]} rows */
export function csvOf(rows) {
  const shown = rows.map(({ received_at: _, ...row }) => row);
  const lines = [Object.keys(shown[0] ?? {}), ...shown.map((row) => Object.values(row))];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}

const usage = `npm run messages -- [options]
Shows the newest 20 messages whole, and how many there are. Times are the store's.

  --remote        the real inbox, not that of this machine
  --all           all messages, not only 20
  --unanswered    what is not marked as answered, the oldest first, and how long it waits
  --undelivered   what could not be mailed yet, with the reason
  --csv …         writes them into this file, a table for a spreadsheet
  --answered …    marks the message with this id as answered; --by "front desk" says by whom
  --delete …      deletes the message with this id, or all from this email address; asks first, unless you say --yes`;

async function deleteAsked(idOrEmail, yes, ask) {
  const rows = messagesOf(idOrEmail, ask);
  if (rows.length === 0) {
    return stop(`No message has the id or the email address ${idOrEmail}`);
  }
  console.log(listOf(rows));
  if (!yes && !(await askYesOrNo("Delete for good?"))) {
    return stop("Nothing was deleted.");
  }
  deleteMessages(idOrEmail, ask);
  return "✓ Deleted from the database. Delete the mails in the store's mailbox, too; Cloudflare's copies end in a month.";
}

/** Personal data: no other user of this machine may read it, even if the file existed. */
function writeCsv(file, rows) {
  writeFileSync(file, "", { mode: 0o600 });
  chmodSync(file, 0o600);
  writeFileSync(file, csvOf(rows));
  return `${rows.length} written to ${file}`;
}

async function main({ answered, by, csv, delete: deleted, remote = false, yes, ...choice }) {
  const ask = (statement) => askDatabase(statement, remote);
  if (answered) {
    const marked = markAnswered(answered, by ?? "staff", ask);
    return marked ? `Marked as answered by ${plain(marked)}: ${answered}` : stop(`No message ${answered}`);
  }
  if (deleted) {
    return deleteAsked(deleted, yes, ask);
  }
  const rows = readMessages(choice, ask);
  return csv ? writeCsv(csv, rows) : listOf(rows, choice.all ? rows.length : 20);
}

if (isCommand(import.meta)) {
  const asked = readOptions(usage, {
    text: ["csv", "answered", "by", "delete"],
    flags: ["remote", "all", "unanswered", "undelivered", "yes"],
  });
  const { answered, by, csv, delete: deleted, yes } = asked;
  if ([answered, deleted, csv].filter(Boolean).length > 1 || (by && !answered) || (yes && !deleted)) {
    stop("Nothing was done: --answered (with --by), --delete (with --yes) and --csv each stand alone.", usage);
  }
  console.log(await main(asked).catch(({ message }) => stop(message)));
}
