import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { CtaBlock } from "./cta-block.tsx";
import { defaultCallToAction } from "../content/call-to-action.ts";

const drawn = (changes: { bgImage?: string }) =>
  parse(renderToStaticMarkup(createElement(CtaBlock, { ...defaultCallToAction, ...changes })));

test("a call to action with a picture shows it behind its words", () => {
  const picture = drawn({ bgImage: "/images/pages/home.svg" }).querySelector(".backdrop img");
  expect(picture?.getAttribute("src")).toBe("/images/pages/home.svg");
  expect(picture?.getAttribute("alt")).toBe("");
});

test("one without has none", () => {
  expect(drawn({}).querySelector("img, .backdrop")).toBeNull();
});
