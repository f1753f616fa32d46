import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { CtaBlock } from "./cta-block.tsx";
import { defaultCallToAction } from "../content/call-to-action.ts";
import type { IconName } from "../content/schema.ts";

const drawn = (changes: { bgImage?: string; drawing?: string; icon?: IconName }) =>
  parse(renderToStaticMarkup(createElement(CtaBlock, { ...defaultCallToAction, ...changes })));

test("a call to action with a picture shows it behind its words", () => {
  const picture = drawn({ bgImage: "/images/pages/home.svg" }).querySelector(".backdrop img");
  expect(picture?.getAttribute("src")).toBe("/images/pages/home.svg");
  expect(picture?.getAttribute("alt")).toBe("");
});

test("one without has none", () => {
  expect(drawn({}).querySelector("img, .backdrop")).toBeNull();
});

test("the drawing of the page takes the place of the icon, and waits until it is near", () => {
  const block = drawn({ drawing: "/images/services/copies.svg", icon: "copies" });
  expect(block.querySelector(".call-to-action img")?.getAttribute("loading")).toBe("lazy");
  expect(block.querySelector(".call-to-action > .icon")).toBeNull();
});

test("a block with a picture behind its words has no drawing beside them", () => {
  const block = drawn({ bgImage: "/images/pages/home.svg", drawing: "/images/services/copies.svg" });
  expect(block.querySelectorAll("img")).toHaveLength(1);
});
