import { expect, test } from "vitest";
import { stem, tokenize } from "#app/search/engine/analysis.ts";
import { measureAddress } from "#app/search/measure-address.ts";
import { createSpellingCorrector } from "#app/search/engine/spelling.ts";

test.each([
  "copy copies copied copying",
  "box boxes boxed boxing",
  "package packages packaging",
  "laminate laminates laminated laminating",
])("%s are one word", (forms) => {
  expect(new Set(forms.split(" ").map(stem)).size).toBe(1);
});

test.each(["poster post", "customs custom", "paintings paint", "mailbox mail", "business busy"])(
  "%s are two words",
  (words) => {
    expect(new Set(words.split(" ").map(stem)).size).toBe(2);
  },
);

test.each([
  ["What's the store's Café?", ["what", "the", "store", "cafe"]],
  ["I'd ship $50,000 of 24x36 prints", ["i", "ship", "50000", "of", "24x36", "prints"]],
  ["\u0000<b>\u202E.*+?^${}()|[]\\</b>", ["b", "b"]],
  ["שלום 📦 中文", ["שלום", "中文"]],
])("%j is read as %j", (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

const correct = createSpellingCorrector("packing package notary mailbox business fax cartons carton".split(" "));

test.each([
  ["notery", "notary"],
  ["mialbox", "mailbox"],
  ["fxa", "fax"],
])("%s is meant as %s", (typed, word) => {
  expect(correct(typed)).toBe(word);
});

test.each(["fox", "pckng", "zebra", "notaries12", "", "x"])("%j is no misspelled word of ours", (typed) => {
  expect(correct(typed)).toBeNull();
});

test.each([
  ["is 18 by 12.5 by 10, 22 lbs too big for usps", "/measure?length=18&width=12.5&height=10&weight=22"],
  ["50x40x30cm", "/measure?length=50&width=40&height=30&unit=cm"],
  ["50 cm x 40 cm x 30 cm, 12 kg", "/measure?length=50&width=40&height=30&weight=12&unit=cm"],
  ["50,5 × 40 × 30 centimeters 9 kilos", "/measure?length=50.5&width=40&height=30&weight=9&unit=cm"],
  ['20" x 15" x 10" box', "/measure?length=20&width=15&height=10"],
  ["3 ft x 10 in x 10 in", "/measure?length=3+ft&width=10&height=10"],
  ["12 1/2 x 10 x 8 inches 1,200 lb", "/measure?length=12.5&width=10&height=8&weight=1200"],
  ["24x36 poster", null],
])("the box of %j fills the measuring tool: %j", (query, address) => {
  expect(measureAddress(query)).toBe(address);
});
