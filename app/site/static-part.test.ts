/** A static part: rendered once, in a document as HTML. */
import { createElement, Suspense, use } from "react";
import { renderToString } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { platformContext, type Platform } from "../context.ts";
import { StaticPart, staticPart, type StaticPartData } from "./static-part.tsx";

const context = new RouterContextProvider();
context.set(platformContext, { config: { imagesBaseUrl: "" } } as Platform);

/** What the page has where the part belongs. */
const shown = (data: StaticPartData) => renderToString(createElement(StaticPart, { data }));

// In development parts are rendered anew each time.
beforeEach(() => vi.stubEnv("DEV", false));
afterEach(() => vi.unstubAllEnvs());

const Words = ({ words }: { words: string }) => createElement("p", null, words);

test("a document has the HTML, its data the key alone", async () => {
  const html = renderToString(createElement(Words, { words: "<b>" }));
  const inDocument = await staticPart(context, "/a", Words, { words: "<b>" });
  expect(inDocument).toEqual({ key: "/a" });
  expect(shown(inDocument)).toBe(`<div data-part="/a">${html}</div>`);
});

test("it is rendered once", async () => {
  const Once = vi.fn(Words);
  await staticPart(context, "/once", Once, { words: "1" });
  const second = await staticPart(context, "/once", Once, { words: "2" });
  expect(Once).toHaveBeenCalledTimes(1);
  expect(shown(second)).toContain("<p>1</p>");
});

test("one that never ends keeps nobody else waiting", async () => {
  const never = new Promise<string>(() => undefined);
  const Slow = ({ words }: { words: string | Promise<string> }) =>
    createElement(Suspense, null, createElement("p", null, typeof words === "string" ? words : use(words)));
  // The visitor is gone, and with the request its work.
  void staticPart(context, "/left", Slow, { words: never });
  const second = await staticPart(context, "/left", Slow, { words: "here" });
  expect(shown(second)).toContain("here");
});
