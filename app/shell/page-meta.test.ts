import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PageMeta } from "./page-meta.tsx";

const head = { title: "Tracking", description: "Where is it?", path: "/tracking" };

const site = { name: "Mailbox Plus", origin: "https://store.example" };

function metaOf(
  changes: { path?: string; isIndexed?: boolean } = {},
  loaderData: Record<string, object> = { root: site },
): string {
  const element = createElement(PageMeta, { ...head, ...changes });
  const router = createMemoryRouter([{ id: "root", path: "*", element }], { hydrationData: { loaderData } });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("a page's head says title, description, address and picture, also to those who share it", () => {
  const meta = metaOf();
  for (const tag of [
    "<title>Tracking</title>",
    '<meta name="description" content="Where is it?"/>',
    '<meta name="robots" content="index, follow"/>',
    '<link rel="canonical" href="https://store.example/tracking"/>',
    '<meta property="og:site_name" content="Mailbox Plus"/>',
    '<meta property="og:title" content="Tracking"/>',
    '<meta property="og:description" content="Where is it?"/>',
    '<meta property="og:url" content="https://store.example/tracking"/>',
    '<meta property="og:image" content="https://store.example/social/tracking.png"/>',
  ]) {
    expect(meta).toContain(tag);
  }
});

test("a page that is not indexed says so, has no canonical address, and its links are followed", () => {
  const meta = metaOf({ isIndexed: false });
  expect(meta).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(meta).not.toContain("canonical");
});

test.each([
  ["the home page", { path: "/" }, "https://store.example/social/home.png"],
  ["a page below another", { path: "/pack-ship/golf" }, "https://store.example/social/pack-ship-golf.png"],
  ["a page that is not listed", { path: "/search", isIndexed: false }, "https://store.example/social/home.png"],
])("picture to share: %s", (_, changes, content) => {
  expect(metaOf(changes)).toContain(`<meta property="og:image" content="${content}"/>`);
});

test("where the data of the site did not load, the title alone", () => {
  expect(metaOf({}, {})).toBe("<title>Tracking</title>");
});
