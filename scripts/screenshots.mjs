/**
 * `npm run screenshots`: one page for every template, at five widths, light and dark, on one contact sheet:
 * build/screenshots/index.html.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import config from "../playwright.config.ts";
import { ensureChromium } from "./chromium.mjs";
import { readCommandLine } from "./command-line.mjs";
import { prepareServer } from "./local-server.mjs";
import { comparePictures, comparisonSheet, sheetOf } from "./picture-changes.mjs";
import { templatePages } from "./template-pages.ts";
import { root, say } from "./toolchain.mjs";

const widths = [360, 768, 1024, 1440, 1920];
const schemes = ["light", "dark"];
const folder = resolve(root, "build/screenshots");
/** Pictures of one commit, so that the next comparison with it builds nothing. */
const memory = resolve(root, ".wrangler/screenshots");
/** A Tuesday noon: the open sign and the hours are the same whenever the pictures are taken. */
const clock = { "x-frozen-clock": "2026-11-17T12:00:00-05:00" };

const { words: wanted, ...values } = readCommandLine(
  "npm run screenshots",
  "Takes one page for every template, at five widths, light and dark, onto one sheet: build/screenshots/index.html.",
  {
    compare: { type: "boolean", about: "also against the pictures of the last commit: compare.html" },
    against: { type: "string", about: "the same against another commit, such as HEAD~3" },
  },
  { takes: "[names of templates]" },
);
const against = values.against ?? (values.compare ? "HEAD" : undefined);
const pages = wanted.length === 0 ? templatePages : templatePages.filter(({ name }) => wanted.includes(name));
const shots = pages.flatMap(({ name, path }) =>
  widths.flatMap((width) =>
    schemes.map((scheme) => ({ name, path, width, scheme, file: `${name}-${width}-${scheme}.png` })),
  ),
);

/** Every file from one browser, a context for each look. */
async function takeAll(origin, target) {
  mkdirSync(target, { recursive: true });
  const { launchOptions } = config.use;
  const browser = await chromium.launch({ ...launchOptions, executablePath: await ensureChromium() });
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        baseURL: origin,
        extraHTTPHeaders: clock,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      // The fonts are optional: a first page may do without them, the second has them.
      await page.goto("/");
      await page.evaluate(() => document.fonts.ready);
      for (const { path, file } of shots.filter((shot) => shot.width === width && shot.scheme === colorScheme)) {
        await page.goto(path);
        await page.evaluate(showAllPictures);
        await page.screenshot({ path: resolve(target, file), fullPage: true });
      }
      await context.close();
    }
  }
  await browser.close();
}

/** In the page: fetches what would wait until it is scrolled to. */
async function showAllPictures() {
  const pictures = [...document.images];
  for (const picture of pictures) {
    picture.loading = "eager";
  }
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

const figure = ({ path, width, scheme, file }) =>
  `<figure><a href="${file}"><img src="${file}" width="${width / 3}" alt="${path}, ${width} px, ${scheme}"></a>
<figcaption>${width} px, ${scheme}</figcaption></figure>\n`;
const section = ({ name, path }) =>
  `<section id="${name}"><h2>${name} <code>${path}</code></h2>
<div>${shots
    .filter((shot) => shot.name === name)
    .map(figure)
    .join("")}</div></section>\n`;

/** Serves a checkout of this project, this one or another, and takes its pictures. */
async function photograph(prepare, target) {
  const server = prepare({ name: "screenshots", port: process.env.PORT ?? 8925 });
  await server.start();
  say(`Taking ${shots.length} pictures`);
  await takeAll(server.origin, target);
  await server.stop();
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, maxBuffer: 1e9 });
  if (status !== 0) {
    throw new Error(`git ${args.join(" ")}: ${stderr}`);
  }
  return stdout;
}

/** The folder with the pictures of a commit, taken now unless they are there: its own site, the same camera. */
async function picturesOf(commit) {
  const shotsFolder = resolve(memory, commit);
  if (shots.every(({ file }) => existsSync(resolve(shotsFolder, file)))) {
    return shotsFolder;
  }
  say(`The site of commit ${commit.slice(0, 8)}`);
  const tree = mkdtempSync(join(tmpdir(), "screenshots-"));
  try {
    spawnSync("tar", ["-x", "-C", tree], { input: git("archive", commit) });
    const lockOf = (place) => readFileSync(join(place, "package-lock.json"), "utf8");
    if (lockOf(tree) === lockOf(root)) {
      symlinkSync(resolve(root, "node_modules"), join(tree, "node_modules"));
    }
    const own = await import(pathToFileURL(join(tree, "scripts/local-server.mjs")).href);
    rmSync(memory, { recursive: true, force: true });
    await photograph(own.prepareServer, shotsFolder);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
  return shotsFolder;
}

rmSync(folder, { recursive: true, force: true });
await photograph(prepareServer, folder);
writeFileSync(resolve(folder, "index.html"), sheetOf("Contact sheet", pages.map(section).join("")));
console.log("  build/screenshots/index.html");

if (against !== undefined) {
  const commit = git("rev-parse", against).toString().trim();
  const before = await picturesOf(commit);
  say("Comparing");
  const compared = [];
  for (const shot of shots) {
    const { share, marked } = await comparePictures(resolve(before, shot.file), resolve(folder, shot.file));
    const files = { before: `before/${shot.file}`, now: shot.file, changed: `changed/${shot.file}` };
    if (marked !== null) {
      for (const [file, content] of [
        [files.before, readFileSync(resolve(before, shot.file))],
        [files.changed, marked],
      ]) {
        mkdirSync(resolve(folder, file, ".."), { recursive: true });
        writeFileSync(resolve(folder, file), content);
      }
    }
    compared.push({ ...shot, share, files });
  }
  writeFileSync(resolve(folder, "compare.html"), comparisonSheet(commit.slice(0, 8), compared));
  const changed = compared.filter(({ share }) => share > 0);
  console.log(`  build/screenshots/compare.html: ${changed.length} of ${compared.length} changed`);
}
process.exit(0);
