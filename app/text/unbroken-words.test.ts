import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken-words.tsx";

test.each([
  ["Standard printing: 3-5 days", ["3-5\u00A0days"]],
  ["Drop-off with postage is free", ["Drop-off"]],
  ["Mon-Fri 9:00\u00A0AM to 6:00\u00A0PM", ["Mon-Fri", "9:00\u00A0AM to 6:00\u00A0PM"]],
  ["A two-page PDF", []],
])("%s has on one line each: %j", (text, kept) => {
  const shown = parse(renderToStaticMarkup(createElement(Unbroken, null, text)));
  expect(shown.querySelectorAll("span").map((span) => span.text)).toEqual(kept);
});
