/** What a document needs of a stylesheet: less is missing on the page, more is only heavier. */
import { expect, test } from "vitest";
import { classNames, styleSelector } from "#app/document/select-styles.ts";

const used = '<p class="card md:flex px-3!">Words</p>';

test.each([
  [".card{color:red}", true],
  [".stamp{color:red}", false],
  ["p{color:red}", true],
  ["#id{color:red}", true],
  [".card .stamp{color:red}", false],
  [".card p>a:hover::before{color:red}", true],
  [".stamp,.card{color:red}", true],
  [".stamp,.map{color:red}", false],
  // What a selector only excludes, or may find in another way, decides nothing.
  [".card:not(.stamp){color:red}", true],
  [".card:is(.stamp,.map:not(.x)){color:red}", true],
  [":has(.stamp){color:red}", true],
  [".card:nth-child(2n + 1 of .stamp){color:red}", true],
  ['a[href$=".stamp"]{color:red}', true],
  ['.stamp[title=".card"]{color:red}', false],
  [String.raw`.md\:flex{color:red}`, true],
  [String.raw`.lg\:flex{color:red}`, false],
  [String.raw`.px-3\!{color:red}`, true],
  [String.raw`.grid-cols-\[1fr_1\.55fr\]{color:red}`, false],
  // What is nested comes and goes with its rule.
  [".card{color:red;&:hover{color:blue}}", true],
  [".stamp{color:red;& .card{color:blue}}", false],
  // A group of nothing goes, but the order of the layers stays.
  ["@media (width>=48rem){.card{color:red}}", true],
  ["@media (width>=48rem){.stamp{color:red}}", false],
  ["@layer a{@supports (color:red){.stamp{color:red}}}", false],
  ["@layer base,components;", true],
  // What selects nothing stays as well.
  ['@font-face{font-family:"X";src:url(x.woff2)}', true],
  ["@keyframes turn{from{rotate:0}.x{rotate:1turn}}", true],
  ["@page{margin:1cm}", true],
  ["@view-transition{navigation:auto}", true],
  ["", true],
])("%s", (css, isKept) => {
  expect(styleSelector(css)(used)).toBe(isKept ? css : "");
});

test("the rest keeps its order", () => {
  const css = '@layer a,b;.card{--x:"}"}.stamp{top:0}@media print{.stamp{top:0}p{top:0}}.card{top:1px}';
  expect(styleSelector(css)(used)).toBe('@layer a,b;.card{--x:"}"}@media print{p{top:0}}.card{top:1px}');
});

test("what scripts may add at any time is kept", () => {
  expect(styleSelector(".notice{top:0}.stamp{top:0}", ["notice"])(used)).toBe(".notice{top:0}");
});

test("classes are read as a browser reads them", () => {
  const html = `<svg class="icon
    big"><a class="" data-class="no"><b class="[&amp;&gt;p]:m-0 icon">class="words"</b>`;
  expect([...classNames(html)].filter(Boolean)).toEqual(["icon", "big", "[&>p]:m-0"]);
});

test.each([".card{color:red", "@media print{.card{color:red}", '.card{content:"}'])(
  "%s breaks off, and is told",
  (css) => {
    expect(() => styleSelector(css)).toThrow("no end");
  },
);
