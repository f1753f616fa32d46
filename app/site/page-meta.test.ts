import { expect, test } from "vitest";
import { pageMeta, themeColors, type PageHead } from "./page-meta.ts";
import { readText } from "../../tests/architecture/repository-files.ts";

const site = { name: "Mailbox Plus", origin: "https://store.example" };
const head: PageHead = { title: "Tracking", description: "Where is it?", path: "/tracking" };

test("a page's head", () => {
  expect(pageMeta(head, site)).toEqual([
    { title: "Tracking" },
    { name: "description", content: "Where is it?" },
    { name: "robots", content: "index, follow" },
    { tagName: "link", rel: "canonical", href: "https://store.example/tracking" },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Mailbox Plus" },
    { property: "og:title", content: "Tracking" },
    { property: "og:description", content: "Where is it?" },
    { property: "og:url", content: "https://store.example/tracking" },
    { property: "og:locale", content: "en_US" },
    { name: "theme-color", content: "#16305f", media: "(prefers-color-scheme: light)" },
    { name: "theme-color", content: "#1a3464", media: "(prefers-color-scheme: dark)" },
    { property: "og:image", content: "https://store.example/social/tracking.png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "A shipping label of Mailbox Plus with a drawing: Tracking" },
    { name: "twitter:card", content: "summary_large_image" },
  ]);
});

test("the browser's bar has the color of the page's", () => {
  const { light, dark } = themeColors;

  expect(readText("app/ui/styles/subjects/site.css")).toContain(`--color-brand-deep: light-dark(${light}, ${dark});`);
});

test.each([
  ["the home page", { path: "/" }, "https://store.example/"],
  ["a page below another", { path: "/pack-ship/golf" }, "https://store.example/pack-ship/golf"],
  ["indexed, said aloud", { isIndexed: true }, "https://store.example/tracking"],
  ["not indexed", { isIndexed: false }, undefined],
])("canonical address: %s", (_, changes, href) => {
  const link = pageMeta({ ...head, ...changes }, site).find((tag) => "rel" in tag && tag.rel === "canonical");
  expect(link && "href" in link ? link.href : undefined).toBe(href);
});

test("a page that is not indexed says so, and its links are followed", () => {
  expect(pageMeta({ ...head, isIndexed: false }, site)).toContainEqual({ name: "robots", content: "noindex, follow" });
});

test.each([
  ["the home page", { path: "/" }, "https://store.example/social/home.png"],
  ["a page below another", { path: "/pack-ship/golf" }, "https://store.example/social/pack-ship-golf.png"],
  ["a page that is not listed", { path: "/search", isIndexed: false }, "https://store.example/social/home.png"],
])("picture to share: %s", (_, changes, content) => {
  expect(pageMeta({ ...head, ...changes }, site)).toContainEqual({ property: "og:image", content });
});
