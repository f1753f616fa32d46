/** A static part: rendered once, in a document as HTML, in the client router's data as text. */
import { createElement, Suspense, use } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { platformContext, type Platform } from "../context.ts";
import { StaticPart, staticPart, type StaticPartData } from "./static-part.tsx";

function contextOf(isDocument: boolean) {
  const context = new RouterContextProvider();
  context.set(platformContext, { isDocument, config: { imagesBaseUrl: "" } } as Platform);
  return context;
}

/** What the page has where the part belongs. */
const shown = (data: StaticPartData) =>
  renderToString(
    createElement(RouterProvider, {
      router: createMemoryRouter([{ path: "*", element: createElement(StaticPart, { data }) }]),
    }),
  );

// In development parts are rendered anew each time.
beforeEach(() => vi.stubEnv("DEV", false));
afterEach(() => vi.unstubAllEnvs());

const Words = ({ words }: { words: string }) => createElement("p", null, words);

test("a document has the HTML, its data the key alone; the client router gets the HTML", async () => {
  const html = renderToString(createElement(Words, { words: "<b>" }));
  const inDocument = await staticPart(contextOf(true), "/a", Words, () => ({ words: "<b>" }));
  expect(inDocument).toEqual({ key: "/a" });
  expect(shown(inDocument)).toBe(`<div>${html}</div>`);
  expect(await staticPart(contextOf(false), "/a", Words, () => ({ words: "<b>" }))).toEqual({ key: "/a", html });
});

test("it is rendered once", async () => {
  let rendered = 0;
  const view = () => ({ words: String((rendered += 1)) });
  await staticPart(contextOf(true), "/once", Words, view);
  const second = await staticPart(contextOf(true), "/once", Words, view);
  expect(rendered).toBe(1);
  expect(shown(second)).toContain("<p>1</p>");
});

test("one that never ends keeps nobody else waiting", async () => {
  const never = new Promise<string>(() => undefined);
  const Slow = ({ words }: { words: string | Promise<string> }) =>
    createElement(Suspense, null, createElement("p", null, typeof words === "string" ? words : use(words)));
  // The visitor is gone, and with the request its work.
  void staticPart(contextOf(true), "/left", Slow, () => ({ words: never }));
  const second = await staticPart(contextOf(true), "/left", Slow, () => ({ words: "here" }));
  expect(shown(second)).toContain("here");
});
