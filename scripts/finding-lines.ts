/** Where in a file a finding of the deploy guard stands, so that the line to mend is one click away. */
import type { Finding } from "./example-values.ts";

/** Number of the first line from `from` on that passes, counted from 1; 0 when there is none. */
function lineWhere(lines: readonly string[], isIt: (line: string) => boolean, from = 0): number {
  const index = lines.slice(from).findIndex(isIt);
  return index === -1 ? 0 : from + index + 1;
}

/** A TOML table ends where the next begins. */
function lineInTables(lines: readonly string[], environment: string, place: string, value: string): number {
  const [table = "", key = ""] = place.split(/[.:[]\s*/);
  const names = [`[env.${environment}.${table}]`, `[[env.${environment}.${table}]]`];
  const header = lineWhere(lines, (line) => names.includes(line.trim()));
  const start = header === 0 ? lineWhere(lines, (line) => line.trim() === `[env.${environment}]`) : header;
  const next = lineWhere(lines, (line) => line.startsWith("["), start);
  const body = lines.slice(0, next === 0 ? lines.length : next - 1);
  const byValue = value === "" ? 0 : lineWhere(body, (line) => line.includes(JSON.stringify(value)), start);
  const byKey = lineWhere(body, (line) => [key, table].some((name) => line.trim().startsWith(`${name} =`)), start);
  const byId = lineWhere(body, (line) => line.startsWith("database_id"), start);
  return (/^[A-Z_]+$/.test(key) ? byKey : byValue || byKey || (table === "d1_databases" ? byId : 0)) || start;
}

function lineInRecord(lines: readonly string[], place: string, value: string): number {
  const key =
    place
      .replaceAll(/\[\d+\]/g, "")
      .split(".")
      .at(-1) ?? "";
  const byKey = lineWhere(lines, (line) => new RegExp(String.raw`^\s*"?${key}"?:`).test(line));
  return (value === "" ? 0 : lineWhere(lines, (line) => line.includes(JSON.stringify(value)))) || byKey;
}

/** "app/content/site.ts:17: contact.phone" of the finding there; without a number when the line is not to be found. */
export function withLine({ where, value }: Finding, read: (file: string) => string): string {
  const [, file = "", environment, place = ""] = /^([^:,]+)(?:, \[env\.(\w+)\])?: (.*)$/.exec(where) ?? [];
  const lines = read(file).split("\n");
  const line =
    environment === undefined ? lineInRecord(lines, place, value) : lineInTables(lines, environment, place, value);
  return line === 0 ? where : where.replace(file, `${file}:${line}`);
}
