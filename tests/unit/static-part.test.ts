/** A static part that a request left half rendered is no other request's business. */
import { createElement, Suspense, use } from "react";
import { renderToString } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { servicesContext, staticPartsContext, type Services } from "#app/context.ts";
import { staticPart } from "#app/document/static-part.server.tsx";

function contextOf(isDocument: boolean) {
  const context = new RouterContextProvider();
  const parts = new Map<string, string>();
  context.set(servicesContext, { isDocument, config: { imagesBaseUrl: "" } } as Services);
  context.set(staticPartsContext, parts);
  return { context, parts };
}

// In development nothing is kept.
beforeEach(() => vi.stubEnv("DEV", false));
afterEach(() => vi.unstubAllEnvs());

const Words = ({ words }: { words: string }) => createElement("p", null, words);

test("a document gets the part's key in its data and the HTML beside it, the client router the HTML", async () => {
  const { context, parts } = contextOf(true);
  expect(await staticPart(context, "/a", Words, () => ({ words: "<b>" }))).toEqual({ key: "/a" });
  expect(parts.get("/a")).toBe(renderToString(createElement(Words, { words: "<b>" })));
  const data = contextOf(false);
  expect(await staticPart(data.context, "/a", Words, () => ({ words: "<b>" }))).toEqual({
    key: "/a",
    html: renderToString(createElement(Words, { words: "<b>" })),
  });
  expect(data.parts.size).toBe(0);
});

test("it is rendered once", async () => {
  let rendered = 0;
  const view = () => ({ words: String((rendered += 1)) });
  const [first, second] = [contextOf(true), contextOf(true)];
  await staticPart(first.context, "/once", Words, view);
  await staticPart(second.context, "/once", Words, view);
  expect(rendered).toBe(1);
  expect(second.parts.get("/once")).toBe("<p>1</p>");
});

test("one that never ends keeps nobody else waiting", async () => {
  const never = new Promise<string>(() => undefined);
  const Slow = ({ words }: { words: string | Promise<string> }) =>
    createElement(Suspense, null, createElement("p", null, typeof words === "string" ? words : use(words)));
  const first = contextOf(true);
  // The visitor is gone, and with the request its work.
  void staticPart(first.context, "/left", Slow, () => ({ words: never }));
  const second = contextOf(true);
  await staticPart(second.context, "/left", Slow, () => ({ words: "here" }));
  expect(second.parts.get("/left")).toContain("here");
});
