/**
 * `npm run screenshots`: one page for every template, at three widths, light and dark, on one contact sheet:
 * build/screenshots/index.html. Names of templates as arguments take only those.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import config from "../playwright.config.ts";
import { ensureChromium } from "./chromium.mjs";
import { prepareServer } from "./local-server.mjs";
import { templatePages } from "./template-pages.ts";
import { root, say } from "./toolchain.mjs";

const widths = [360, 768, 1440];
const schemes = ["light", "dark"];
const folder = resolve(root, "build/screenshots");

const wanted = process.argv.slice(2);
const pages = wanted.length === 0 ? templatePages : templatePages.filter(({ name }) => wanted.includes(name));
const shots = pages.flatMap(({ name, path }) =>
  widths.flatMap((width) =>
    schemes.map((scheme) => ({ name, path, width, scheme, file: `${name}-${width}-${scheme}.png` })),
  ),
);

/** Every file from one browser, a context for each look. */
async function takeAll(origin) {
  const { launchOptions } = config.use;
  const browser = await chromium.launch({ ...launchOptions, executablePath: await ensureChromium() });
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        baseURL: origin,
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
        await page.screenshot({ path: resolve(folder, file), fullPage: true });
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

const sheet = () => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { font: 14px/1.4 sans-serif; margin: 1rem; background: #777; color: #fff; }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
  figure { margin: 0; }
</style>
${pages.map(section).join("")}</html>
`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = prepareServer({ name: "screenshots", port: process.env.PORT ?? 8925 });
await server.start();
say(`Taking ${shots.length} pictures`);
await takeAll(server.origin);
writeFileSync(resolve(folder, "index.html"), sheet());
await server.stop();
console.log("  build/screenshots/index.html");
process.exit(0);
