/**
 * The pictures of the pages where they are shared, into `client/social` of the build; a part of the build. Drawing one
 * takes a moment, so each is kept in `node_modules/.cache` under the digest of all that it is made from.
 */
import { hash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { runnerImport } from "vite";
import { site } from "../app/site/site.server.ts";
import { socialCardFoot, socialCardPath } from "../app/site/social-card.ts";
import { root } from "./toolchain.mjs";

// Vite finds the files of the pages' records, so it loads the module that has them.
const records = resolve(root, "app/pages/page-records.server.ts");
const { module } = await runnerImport(records, { root, configFile: false, logLevel: "error" });

const cache = resolve(root, "node_modules/.cache/social-cards");
const target = resolve(root, process.env.BUILD_FOLDER ?? "build", "client/social");

/** One for every page that search engines list: its words, and its drawing or null. */
const cards = module.pages
  .filter(({ isIndexed }) => isIndexed)
  .map(({ path, record }) => {
    const { heroTitle: title, heroSubtitle: text, heroImage: image = null } = record;
    return { path, title, text, image };
  });

/** A drawing of ours; one that lies elsewhere is not fetched by a build. */
function readImage(image) {
  const path = image?.startsWith("/images/") ? resolve(root, `public${image}`) : "";
  return readFileSync(existsSync(path) ? path : resolve(root, "public/images/pages/home.svg"));
}

const foot = socialCardFoot(site);

/** All that the look of every card depends on. */
const look = ["scripts/social-card.mjs", "package-lock.json"].map((path) => readFileSync(resolve(root, path)));

const digestOf = (card, image) =>
  hash("sha256", Buffer.concat([...look, Buffer.from(JSON.stringify([card, foot])), image])).slice(0, 32);

mkdirSync(cache, { recursive: true });
for (const card of cards) {
  const image = readImage(card.image);
  const cached = resolve(cache, `${digestOf(card, image)}.png`);
  if (!existsSync(cached)) {
    const { drawCard } = await import("./social-card.mjs");
    writeFileSync(cached, await drawCard({ ...card, image, site: foot }));
  }
  cpSync(cached, resolve(target, basename(socialCardPath(card.path))));
}
