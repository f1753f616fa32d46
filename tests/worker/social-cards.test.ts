/** Every page has a picture for where it is shared, and it is a light one. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { indexedPages } from "#app/pages/pages.server.ts";
import { useSite } from "../support/harness.ts";

const site = useSite();

const paths = indexedPages.map(({ path }) => path);
// Not listed by search engines, but people share what they see.
const others = ["/contact", "/search", "/no-such-page"];

async function readHead(path: string) {
  const { root } = await site.page(path);
  const content = (name: string) =>
    root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");
  const image = content("og:image") ?? "";
  return { content, file: `build/client${URL.canParse(image) ? new URL(image).pathname : image}` };
}

test.each([...paths, ...others])("%s has its picture", async (path) => {
  const { content, file } = await readHead(path);
  expect(existsSync(file), file).toBe(true);
  const picture = readFileSync(file);
  expect(picture.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(60_000);
  expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
  expect(content("og:image:alt")).toMatch(/\w/);
  expect(content("twitter:card")).toBe("summary_large_image");
});

test("no two listed pages share a picture", async () => {
  const files = await Promise.all(paths.map(async (path) => (await readHead(path)).file));
  expect(new Set(files).size).toBe(paths.length);
});
