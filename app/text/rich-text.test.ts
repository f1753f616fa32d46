import { expect, test } from "vitest";
import { parseRichText, plainText, type RichText } from "./rich-text.ts";

test.each<[name: string, markup: string, nodes: RichText]>([
  ["a paragraph", "Hello.", [{ p: ["Hello."] }]],
  ["space around", "\n  Hello. \n", [{ p: ["Hello."] }]],
  ["lines of one paragraph", "One\n  two\nthree", [{ p: ["One two three"] }]],
  ["a blank line with spaces, several of them", "One\n  \n\n\nTwo", [{ p: ["One"] }, { p: ["Two"] }]],
  ["strong", "a **b c** d", [{ p: ["a ", { strong: "b c" }, " d"] }]],
  ["emphasis", "a *b c* d", [{ p: ["a ", { em: "b c" }, " d"] }]],
  ["both side by side", "**a***b*", [{ p: [{ strong: "a" }, { em: "b" }] }]],
  ["a link", "See [the map](/map).", [{ p: ["See ", { link: "the map", to: "/map" }, "."] }]],
  ["nothing but a link", "[Map](#map)", [{ p: [{ link: "Map", to: "#map" }] }]],
  ["a list", "- a\n- b", [{ ul: [["a"], ["b"]] }]],
  ["a numbered list", "1. a\n2. b\n10. c", [{ ol: [["a"], ["b"], ["c"]] }]],
  ["inline nodes in a list", "- **a** b\n- [c](/c)", [{ ul: [[{ strong: "a" }, " b"], [{ link: "c", to: "/c" }]] }]],
  ["a list between paragraphs", "a\n\n- b\n\nc", [{ p: ["a"] }, { ul: [["b"]] }, { p: ["c"] }]],
  ["a line of prose makes it no list", "a\n- b", [{ p: ["a - b"] }]],
  [
    "a table",
    "| Plan | Price |\n| **Basic** | $20 |\n|[More](/more)| $25|",
    [
      {
        table: {
          head: [["Plan"], ["Price"]],
          rows: [
            [[{ strong: "Basic" }], ["$20"]],
            [[{ link: "More", to: "/more" }], ["$25"]],
          ],
        },
      },
    ],
  ],
  ["a line of prose makes it no table", "| a | b |\nc", [{ p: ["| a | b | c"] }]],
  ["two kinds of items make it no list", "- a\n1. b", [{ p: ["- a 1. b"] }]],
  ["a number without a space", "1.5 pounds", [{ p: ["1.5 pounds"] }]],
  ["an emphasis that is not closed", "a *b", [{ p: ["a *b"] }]],
  ["a bracket without a target", "[a] (b)", [{ p: ["[a] (b)"] }]],
  ["HTML is text", "<b>a</b>", [{ p: ["<b>a</b>"] }]],
])("%s", (_, markup, nodes) => {
  expect(parseRichText(markup)).toEqual(nodes);
});

test.each(["/", "/a/b#c", "#c", "https://example.com/a?b=c", "tel:+14405550142", "mailto:a@example.com"])(
  "links may point at %s",
  (to) => {
    expect(parseRichText(`[a](${to})`)).toEqual([{ p: [{ link: "a", to }] }]);
  },
);

test.each([
  "**[a](/a)**",
  "[**a**](/a)",
  "a **b",
  "[a](/b c)",
  "[a](/b",
  "a [b",
  "a [b [c](/c)",
  "| a | b |\n| **c | d |",
])("%s would stand on the page as it is written, and is refused", (markup) => {
  expect(() => parseRichText(markup)).toThrow(/is unclosed/);
});

test.each([
  "javascript:alert",
  "JavaScript:alert",
  "//host/a",
  "/\\host/a",
  "data:text/html,a",
  "http://host",
  "page",
  "../page",
  "?q=a",
  "\\\\host",
])("links may not point at %s", (to) => {
  expect(() => parseRichText(`- [a](${to})`)).toThrow(`the link to ${to} leads nowhere`);
});

test.each(["| a | b |", "| a | b |\n| c |", "| a |\n| b | c |"])("%j is no table that can be drawn", (markup) => {
  expect(() => parseRichText(markup)).toThrow("as many cells");
});

test.each([
  ["a paragraph", "a **b** *c* [d](/d).", "a b c d."],
  ["blocks", "a\n\nb", "a b"],
  ["a table", "| a | b |\n| *c* | d |", "a b c d"],
  ["lists", "- a\n- *b*\n\n1. c\n2. d", "a b c d"],
])("the words of %s", (_, markup, text) => {
  expect(plainText(parseRichText(markup))).toBe(text);
});
