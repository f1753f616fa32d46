import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TrackingCard } from "./tracking-card.tsx";
import { carriers } from "../content/carriers/index.ts";
import type { Opened } from "./verdict.ts";
import { carrierDetector } from "./detect-carrier.ts";
import { textOf } from "../../tests/support/page-text.ts";

const detectCarrier = carrierDetector(carriers);
const card = (number: string, opened: Opened = null) => {
  const element = createElement(TrackingCard, { detection: detectCarrier(number), carriers, opened });
  return textOf(renderToStaticMarkup(element));
};

test.each([
  ["1Z410E7W0392751591", "This looks like a UPS number."],
  ["1Z410E7W0392751592", "This looks like a UPS number, but a character may be wrong."],
  // DHL publishes no check digit for these.
  ["JD0123456789", "This looks like a DHL number."],
  ["GM1234567890123456", "This looks like a DHL eCommerce number."],
  ["996578788855", "This looks like a FedEx number, but a character may be wrong."],
  ["60120172242324", "This could be DHL or FedEx."],
  ["3318810010", "This could be DHL or FedEx. Check the number, then try one."],
  ["ABCDEF1234", "Unknown carrier"],
  ["ABCDEF1234", "We don't recognize this number. Check it, or try a carrier below."],
  ["RB123456785GB", "Service Registered Mail Country GB (United Kingdom)"],
  ["TBA619632698000", "Track it in your Amazon account."],
])("%s: %s", (number, words) => {
  expect(card(number)).toContain(words);
});

test.each([
  ["ABCDEF1234", "first", "so we opened FedEx."],
  ["ABCDEF1234", "as-chosen", "so we opened FedEx, which you chose."],
  ["60120172242324", "first", "This could be DHL or FedEx. We opened DHL."],
] as const)("%s, opened %s: %s", (number, opened, words) => {
  expect(card(number, opened)).toContain(words);
});

test("for an unknown number no carrier stands before the others", () => {
  const words = card("ABCDEF1234");
  for (const { name } of carriers) {
    expect(words).toContain(`Try ${name}`);
  }
  expect(words).not.toContain("Open ");
});
