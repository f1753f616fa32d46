import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { RichText } from "./rich-text-nodes.tsx";
import { parseRichText } from "../text/rich-text.ts";

test("a table names its columns and its rows for screen readers", () => {
  const nodes = parseRichText("| Plan | Price |\n| Basic | *$20* |\n| [More](#more) | $25 |");
  const table = parse(renderToStaticMarkup(createElement(RichText, { nodes })));
  const texts = (selector: string) => table.querySelectorAll(selector).map(({ text }) => text);

  expect(texts('.prose > table > thead th[scope="col"]')).toEqual(["Plan", "Price"]);
  expect(texts('tbody tr > th[scope="row"]')).toEqual(["Basic", "More"]);
  expect(texts("tbody td")).toEqual(["$20", "$25"]);
  expect(table.querySelector('tbody th a[href="#more"]')).not.toBeNull();
});
