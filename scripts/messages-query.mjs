/** What `npm run messages` asks of the database, and how it shows the rows to a spreadsheet. */

const views = ["inbox", "unanswered", "undelivered"];

/** A text in SQL: the command line of D1 takes no parameters. */
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/**
 * The statement for these options.
 * @param {{ answered?: string, by?: string, search?: string, unanswered?: boolean, undelivered?: boolean }} options
 * @throws {Error} when the id of a message could not be one
 */
export function messagesSql({ answered, by = "staff", search, unanswered, undelivered }) {
  if (answered !== undefined) {
    if (!/^[\w-]{1,64}$/.test(answered)) {
      throw new Error(`${answered} is no id of a message`);
    }
    return `update inbox set answered_by = ${quoted(by)} where id = ${quoted(answered)}`;
  }
  const view = views[[true, unanswered, undelivered].findLastIndex(Boolean)];
  const fields = ["name", "email", "phone", "message"].map((field) => `coalesce(i.${field}, '')`).join(" || ' ' || ");
  const where =
    search === undefined
      ? ""
      : ` where id in (select i.id from inbox i where instr(lower(${fields}), lower(${quoted(search)})) > 0)`;
  return `select * from ${view}${where} limit 500`;
}

/** A value that a spreadsheet shows and does not calculate. @see https://owasp.org/www-community/attacks/CSV_Injection */
function cell(value) {
  const text = String(value ?? "");
  const safe = /^[\s\0]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** RFC 4180, with the names of the columns first. @param {Array<Record<string, unknown>>} rows */
export function csvOf(rows) {
  const names = Object.keys(rows[0] ?? {});
  return [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name])))]
    .map((line) => `${line.join(",")}\r\n`)
    .join("");
}
