/** The style guide is no part of the build, so that no test of a built site opens it. */
import { parse } from "node-html-parser";
import { createElement } from "react";
import { expect, test } from "vitest";
import { renderInRouter } from "../../../tests/support/in-router.ts";
import { styleguide } from "./styleguide-samples.ts";
import { StyleguidePage } from "./styleguide-page.tsx";

test("the style guide shows every head, label and postmark", () => {
  const page = parse(renderInRouter(createElement(StyleguidePage)));
  expect(page.querySelectorAll(".hero")).toHaveLength(styleguide.heroes.length);
  expect(page.querySelector(".label-stamps .label-postmark")).not.toBeNull();
});
