/** A store fills in its own values: the guard lets it go live, and finds each value that it forgot. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { findPlaceholders, type Release } from "../../scripts/deploy-guard.ts";
import { withLine } from "../../scripts/finding-lines.ts";
import { exampleLines, filesOfStore, fillIn } from "../../scripts/made-up-store.ts";
import { readText } from "../architecture/repository-files.ts";

const today = new Date();

/** Findings of the guard in the store's files with these texts: "file:line: place". */
async function guard(read: (file: string) => string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "guard-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const records: object[] = [];
  for (const file of filesOfStore) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, read(file));
    if (file.endsWith(".ts")) {
      records.push((await import(/* @vite-ignore */ pathToFileURL(path).href)) as object);
    }
  }
  const config = { config: join(folder, "wrangler.toml"), env: "production" };
  const production = unstable_readConfig(config, { hideWarnings: true });
  const release = Object.assign({}, ...records, { production, today }) as Release;
  return findPlaceholders(release).map((finding) => withLine(finding, read));
}

const filled = (file: string) => fillIn(file, readText(file), today);

/** Findings in values that the store has begun to fill in itself are its own business. */
const isBegun = !readText("app/content/site.ts").includes("www.mailboxplus.example");

test("a store may go live", async () => {
  const withoutLine = (finding: string) => finding.replace(/:\d+/, "");
  const own = isBegun ? (await guard(readText)).map(withoutLine) : [];
  expect((await guard(filled)).filter((finding) => !own.includes(withoutLine(finding)))).toEqual([]);
});

// While the repository holds them: the tests stay green as the store fills in its own values.
test("it may not with any of the example values, each of which is found with its line", async () => {
  const found = (await guard(readText)).map((finding) => /^[^:]+:\d+/.exec(finding)?.[0]);
  const lines = filesOfStore.flatMap((file) => exampleLines(file, readText(file)).map((line) => `${file}:${line}`));
  expect(lines.length > 25 || isBegun).toBe(true);
  expect(lines.filter((line) => !found.includes(line))).toEqual([]);
});
