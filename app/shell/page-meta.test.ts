import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { readText } from "../../tests/architecture/repository-files.ts";
import { themeColors } from "../site/page-head.ts";
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

test("a page's head", () => {
  expect(metaOf().split(/(?<=>)(?=<[a-z])/)).toEqual([
    "<title>Tracking</title>",
    '<meta name="description" content="Where is it?"/>',
    '<meta name="robots" content="index, follow"/>',
    '<link rel="canonical" href="https://store.example/tracking"/>',
    '<meta property="og:type" content="website"/>',
    '<meta property="og:site_name" content="Mailbox Plus"/>',
    '<meta property="og:title" content="Tracking"/>',
    '<meta property="og:description" content="Where is it?"/>',
    '<meta property="og:url" content="https://store.example/tracking"/>',
    '<meta property="og:locale" content="en_US"/>',
    '<meta name="theme-color" content="#16305f" media="(prefers-color-scheme: light)"/>',
    '<meta name="theme-color" content="#1a3464" media="(prefers-color-scheme: dark)"/>',
    '<meta property="og:image" content="https://store.example/social/tracking.png"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="A shipping label of Mailbox Plus with a drawing: Tracking"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]);
});

test("the browser's bar has the color of the page's", () => {
  const { light, dark } = themeColors;

  expect(readText("app/ui/styles/subjects/site.css")).toContain(`--color-brand-deep: light-dark(${light}, ${dark});`);
});

test.each([
  ["the home page", { path: "/" }, '<link rel="canonical" href="https://store.example/"/>'],
  ["a page below another", { path: "/pack-ship/golf" }, 'href="https://store.example/pack-ship/golf"/>'],
  ["indexed, said aloud", { isIndexed: true }, 'href="https://store.example/tracking"/>'],
])("canonical address: %s", (_, changes, link) => {
  expect(metaOf(changes)).toContain(link);
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
