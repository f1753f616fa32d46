import { expect, test } from "vitest";
import { pageMeta, type PageHead } from "#app/domain/page-meta.ts";

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
    { name: "twitter:card", content: "summary" },
  ]);
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
