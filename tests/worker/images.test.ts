/** Where pictures come from when they lie in a bucket. */
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { useSite } from "../support/harness.ts";
import { artworkShipping } from "../support/service-like.ts";

const bucket = "https://bucket.example/service-images";
const site = useSite({ vars: { IMAGES_BASE_URL: bucket } });

test.each([
  ["/", "pages/home.svg"],
  ["/pack-ship", `services/${artworkShipping.id}.svg`],
  [artworkShipping.path, `services/${artworkShipping.id}.svg`],
  ["/service-area/mentor", "areas/mentor.svg"],
  ["/shipping-partners", "partners/"],
  ["/no-such-page", "pages/not-found.svg"],
])("%s shows the bucket's %s", async (path, picture) => {
  const response = await site.fetch(path);
  const root = parse(await response.text());
  const sources = root.querySelectorAll("img").map((image) => image.getAttribute("src") ?? "");

  expect(sources.some((source) => source.startsWith(`${bucket}/${picture}`))).toBe(true);
  // The logo and the carriers' marks as well.
  expect(sources.length).toBeGreaterThan(1);
  expect(sources.filter((source) => !source.startsWith(bucket))).toEqual([]);
  // In the dark they show the same files, and the logo as it is.
  const inTheDark = root.querySelectorAll("picture > source").map((source) => source.getAttribute("srcset"));
  expect(inTheDark).toEqual(
    sources.filter((source) => !source.endsWith("/logo.svg")).map((source) => `${source}#dark`),
  );
  expect(response.headers.get("content-security-policy")).toMatch(/img-src 'self' https:\/\/bucket\.example/);
});

test("the client router is told the bucket too", async () => {
  expect(await (await site.fetch("/_.data")).text()).toContain(bucket);
});
