import { expect, test } from "vitest";
import { withFacts } from "#app/domain/fact-text.ts";

const fact = (text: string) => ({ text, owners: ["any"], source: "store" });
const facts = {
  price: fact("$20 per month"),
  "extra-2": fact("$5"),
  pattern: fact("$& $1 {price}"),
};

test.each([
  ["no token", "Hello", "Hello"],
  ["one", "It costs {price}.", "It costs $20 per month."],
  ["nothing else", "{price}", "$20 per month"],
  ["several, one of them twice", "{price}, {extra-2}, {price}", "$20 per month, $5, $20 per month"],
  ["a figure is taken as it is", "{pattern}", "$& $1 {price}"],
  ["braces that are no token", "{ price } {Price} {} {a b}", "{ price } {Price} {} {a b}"],
])("%s", (_, text, expected) => {
  expect(withFacts(text, facts)).toBe(expected);
});

test("a key that no fact has", () => {
  expect(() => withFacts("{price} and {prize}", facts)).toThrow("No fact called prize");
});
