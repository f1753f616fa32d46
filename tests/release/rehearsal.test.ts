/** A store fills in its own values: the guard lets it go live, and finds each value that it forgot. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import type { numbers as ownNumbers } from "#app/content/numbers.ts";
import { site as ownSite } from "#app/content/site.ts";
import type { Hours, Partner, SiteConfig } from "#app/content/schema.ts";
import { findPlaceholders } from "../../scripts/deploy-guard.ts";
import { withLine } from "../../scripts/finding-lines.ts";
import { editsOf, fillIn, isOpen } from "../../scripts/rehearsal/store.ts";
import { readText } from "../architecture/repository-files.ts";

const today = new Date();
const files = ["site", "partners", "hours", "numbers"].map((name) => `app/content/${name}.ts`);
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Findings of the guard in files with these texts, in place of the repository's: "file:line: place = value: why". */
async function guard(texts: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "guard-"));
  folders.push(folder);
  const read = (file: string) => texts.get(file) ?? readText(file);
  for (const file of [...files, "wrangler.toml"]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), read(file));
  }
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href) as Promise<unknown>;
  const [{ site }, { partners }, { hours }, { numbers }] = (await Promise.all(files.map(load))) as [
    { site: SiteConfig },
    { partners: Partner[] },
    { hours: Hours },
    { numbers: typeof ownNumbers },
  ];
  const config = { config: join(folder, "wrangler.toml"), env: "production" };
  const production = unstable_readConfig(config, { hideWarnings: true });
  return findPlaceholders({ site, partners, hours, numbers, production, today }).map(
    (finding) => `${withLine(finding, read)} = ${finding.value}: ${finding.why}`,
  );
}

const withoutLine = (finding: string) => finding.replace(/(?<=^[^:]*):\d+/, "");

describe("a store", () => {
  const all = editsOf(today, ownSite.checkedOn);
  const edits = all.filter((edit) => isOpen(readText(edit.file), edit));
  const filled = fillIn(edits, readText);

  /** Findings in these texts, without those in values that the store has begun to fill in itself. */
  async function faultsOf(texts: ReadonlyMap<string, string>): Promise<string[]> {
    const isBegun = all.some((edit) => edit.isExample && !edits.includes(edit));
    const own = isBegun ? (await guard(new Map())).map(withoutLine) : [];
    return (await guard(texts)).filter((finding) => !own.includes(withoutLine(finding)));
  }

  test("may go live", async () => {
    expect(await faultsOf(filled)).toEqual([]);
  });

  // While the repository holds them: the tests stay green as the store fills in its own values.
  test("may not with any of the example values, each of which is found with its line", async () => {
    const found = await guard(new Map());
    const missed = edits
      .filter(({ isExample }) => isExample)
      .map(({ file, from }) => {
        const text = readText(file);
        const start = file === "wrangler.toml" ? text.indexOf("\n[env.production]\n") : 0;
        return `${file}:${text.slice(0, text.indexOf(from, start)).split("\n").length}`;
      })
      .filter((line) => !found.some((finding) => new RegExp(`^${line}\\b`).test(finding)));
    expect(missed).toEqual([]);
  });
});
