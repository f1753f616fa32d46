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
import { applyEdit, fillIn, isOpen } from "../../scripts/rehearsal/fill-in.ts";
import { editsOf, type Edit } from "../../scripts/rehearsal/store.ts";
import { readText } from "../architecture/repository-files.ts";

const today = new Date();
const files = ["site", "partners", "hours", "numbers"].map((name) => `app/content/${name}.ts`);
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** What the guard says of files with these texts, in place of the repository's: "file:line: place = value: why". */
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

  /** What the guard says of these texts, without what it says of values that the store has begun to fill in itself. */
  async function faultsOf(texts: ReadonlyMap<string, string>): Promise<string[]> {
    const isBegun = all.some((edit) => edit.isExample && !edits.includes(edit));
    const own = isBegun ? (await guard(new Map())).map(withoutLine) : [];
    return (await guard(texts)).filter((finding) => !own.includes(withoutLine(finding)));
  }

  test("may go live", async () => {
    expect(await faultsOf(filled)).toEqual([]);
  });

  // While the repository holds them: the tests stay green as the store fills in its own values.
  const examples = edits.filter(({ isExample }) => isExample);
  test.runIf(examples.length > 0).each(examples)("may not with $from in $file", async (forgotten) => {
    const texts = fillIn(
      edits.filter((edit) => edit !== forgotten),
      readText,
    );
    const text = texts.get(forgotten.file) ?? readText(forgotten.file);
    const start = forgotten.section === undefined ? 0 : text.indexOf(`\n${forgotten.section}\n`);
    const line = text.slice(0, text.indexOf(forgotten.from, start)).split("\n").length;

    const found = await guard(texts);
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${forgotten.file}:${line}\\b`)));
  });

  test.each<[setting: string, written: string]>([
    ["GTM_CONTAINER_ID", '"G-ABC123"'],
    ["IMAGES_BASE_URL", '"pictures.com/x"'],
    ["IMAGES_BASE_URL", "730"],
    ["TURNSTILE_SITE_KEY", "730"],
    ["SITE_ORIGIN", '"https://www.crile-road-shipping.com/"'],
    ["SITE_ORIGIN", '"https://www.crile-road-shipping.com/home"'],
    ["SITE_ORIGIN", '"https://WWW.crile-road-shipping.com"'],
    ["SITE_ORIGIN", '"www.crile-road-shipping.com"'],
    ["GEOCODER_URL", '"nominatim.org/reverse"'],
    ["MAIL_TO", '"owner"'],
  ])("may not with %s = %s", async (setting, written) => {
    const config = filled.get("wrangler.toml") ?? readText("wrangler.toml");
    const start = config.indexOf("[env.production.vars]");
    const broken =
      config.slice(0, start) +
      config.slice(start).replace(new RegExp(`^${setting} = .*$`, "m"), `${setting} = ${written}`);
    const line = broken.slice(0, broken.indexOf(`${setting} = ${written}`, start)).split("\n").length;

    const found = await faultsOf(new Map(filled).set("wrangler.toml", broken));
    expect(found).toEqual([expect.stringContaining(`wrangler.toml:${line}, [env.production]: vars.${setting} = `)]);
  });
});

test("a text that stands several times is replaced nowhere", () => {
  const edit: Edit = { file: "a", from: "x", to: "y", isExample: true };
  expect(() => applyEdit("x x", edit)).toThrow("more than once");
  expect(applyEdit("a x b", edit)).toBe("a y b");
  expect(applyEdit("a b", edit)).toBe("a b");
});

test("an edit of a table leaves the others alone", () => {
  const edit: Edit = { file: "a", section: "[b]", from: "x = 1", to: "x = 2", isExample: true };
  expect(applyEdit("[a]\nx = 1\n\n[b]\nx = 1\n\n[c]\nx = 1\n", edit)).toBe("[a]\nx = 1\n\n[b]\nx = 2\n\n[c]\nx = 1\n");
});
