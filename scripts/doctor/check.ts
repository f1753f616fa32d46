/** The form of a check of `npm run doctor`, its dependencies and its output. */

export interface Check {
  name: string;
  isFine: boolean;
  found: string;
  /** The remedy; empty when all is well. */
  todo: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** Access to the database, the site and Cloudflare; tests replace it. */
export interface DoctorDependencies {
  /** Rows of each statement. @throws when the database does not answer, or refuses one of them */
  query: (statements: readonly string[]) => Promise<Row[][]>;
  /** Never throws: status 0 without an answer. */
  ask: (url: string) => Promise<{ status: number; headers: Headers; body: string }>;
  /** The end of a host's certificate. @throws with Node's code when the host is out of reach or has no certificate that a browser takes */
  certificateEnd: (host: string) => Promise<Date>;
  now: () => Date;
}

export const fine = (name: string, found: string): Check => ({ name, isFine: true, found, todo: "" });
export const ill = (name: string, found: string, todo: string): Check => ({ name, isFine: false, found, todo });
/** Fine where there are no faults, of which each is told. */
export const faultless = (name: string, faults: readonly string[], good: string, todo: string, between = ", ") =>
  faults.length === 0 ? fine(name, good) : ill(name, faults.join(between), todo);
export const judge = (isFine: boolean, name: string, found: string, todo: string) =>
  isFine ? fine(name, found) : ill(name, found, todo);

export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const minute = 60_000;
export const hour = 60 * minute;

/** "3 minutes", "2 hours", "4 days" */
export function age(ms: number): string {
  const [unit = minute, noun = "minute"] =
    ms < 2 * hour ? [minute, "minute"] : ms < 48 * hour ? [hour, "hour"] : [24 * hour, "day"];
  return plural(Math.floor(ms / unit), noun);
}

/** The checks as lines for a terminal. */
export function report(checks: readonly Check[]): string {
  const indented = (value: string, first: string) => value.split("\n").join(`\n${" ".repeat(first.length)}`);
  return checks
    .map(({ name, isFine, found, todo }) =>
      [
        `${isFine ? "✓" : "✗"} ${name}: ${indented(found, "  ")}`,
        ...(isFine ? [] : [`  → ${indented(todo, "  → ")}`]),
      ].join("\n"),
    )
    .join("\n");
}
