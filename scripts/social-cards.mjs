/** Makes a social card for each page, cached by the digest of its inputs. */
import { hash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pages } from "../app/pages/page-records.server.ts";
import { site } from "../app/site/site.server.ts";
import { socialCardFoot, socialCardPath } from "../app/site/social-card.ts";
import { root } from "./toolchain.mjs";

const cache = resolve(root, "node_modules/.cache/social-cards");
const target = resolve(root, process.env.BUILD_FOLDER ?? "build", "client/social");

/** Builds fetch no remote pictures. */
function readImage(image) {
  const path = image?.startsWith("/images/") ? resolve(root, `public${image}`) : "";
  return readFileSync(existsSync(path) ? path : resolve(root, "public/images/pages/home.svg"));
}

const foot = socialCardFoot(site);

const look = ["scripts/social-card.mjs", "package-lock.json"].map((path) => readFileSync(resolve(root, path)));

const digestOf = (card, image) =>
  hash("sha256", Buffer.concat([...look, Buffer.from(JSON.stringify([card, foot])), image])).slice(0, 32);

mkdirSync(cache, { recursive: true });
for (const { path, record } of pages.filter(({ isIndexed }) => isIndexed)) {
  const card = { title: record.heroTitle, text: record.heroSubtitle };
  const image = readImage(record.heroImage);
  const cached = resolve(cache, `${digestOf(card, image)}.png`);
  if (!existsSync(cached)) {
    const { drawCard } = await import("./social-card.mjs");
    writeFileSync(cached, await drawCard({ ...card, image, site: foot }));
  }
  cpSync(cached, resolve(target, basename(socialCardPath(path))));
}
