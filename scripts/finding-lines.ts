/** Lines of the deploy guard's findings, so that the place to fix is one click away. */
import type { Finding } from "./example-values.ts";

/** "app/content/site.ts:17: contact.phone" of the finding there; without a number when the line is not to be found. */
export function withLine({ where, value }: Finding, read: (file: string) => string): string {
  const [, file = "", environment, place = ""] = /^([^:,]+)(?:, \[env\.(\w+)\])?: (.*)$/.exec(where) ?? [];
  const lines = read(file).split("\n");
  const [last = "", ...outer] = place
    .replaceAll(/\[\d+\]/g, "")
    .split(/[.:\s]+/)
    .toReversed();
  const hasKey = (key: string) => (line: string) => new RegExp(String.raw`^\s*"?${key}"?\s*[:=]`).test(line);
  const hasValue = (line: string) => value !== "" && line.includes(JSON.stringify(value));
  const isSection = (line: string) => line.includes(`[env.${environment}.${outer.at(-1) ?? last}]`);
  const candidates = [
    (line: string) => hasKey(last)(line) && hasValue(line),
    hasValue,
    ...[last, ...outer].map(hasKey),
    ...(environment === undefined ? [] : [isSection, () => true]),
  ];
  const start = environment === undefined ? 0 : lines.indexOf(`[env.${environment}]`);
  const found = candidates.map((isIt) => lines.slice(start).findIndex(isIt)).find((index) => index !== -1);
  return found === undefined ? where : where.replace(file, `${file}:${start + found + 1}`);
}
