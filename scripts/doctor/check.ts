/** What a check of `npm run doctor` is, what it asks, and how it is told. */

export interface Check {
  name: string;
  isFine: boolean;
  found: string;
  /** What to do; empty when all is well. */
  todo: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** What talks to the database, the site and Cloudflare; a test plays them. */
export interface DoctorDependencies {
  /** Rows of each statement. @throws when the database does not answer, or refuses one of them */
  query: (statements: readonly string[]) => Promise<Row[][]>;
  /** Never throws: status 0 when nobody answers. */
  ask: (url: string) => Promise<{ status: number; headers: Headers; body: string }>;
  /** The end of a host's certificate. @throws with Node's code when nobody is reached, or none that a browser would take */
  certificateEnd: (host: string) => Promise<Date>;
  now: () => Date;
}

export const fine = (name: string, found: string): Check => ({ name, isFine: true, found, todo: "" });
export const ill = (name: string, found: string, todo: string): Check => ({ name, isFine: false, found, todo });
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
