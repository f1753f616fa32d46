/** Questions that a small tool answers lead to it. */
import { expect, test } from "vitest";
import { searchAll } from "#app/search/search.server.ts";
import { measureAddress } from "#app/search/engine/measure-address.ts";

const leadsTo = (query: string) => searchAll(query, new Date("2026-11-18T15:00:00Z")).answers.map(({ to }) => to);

test.each([
  ["how much does a 20x20x20 box count", "/measure?length=20&width=20&height=20"],
  ["girth calculator", "/measure"],
  ["what should I bring, checklist for my visit", "/visit"],
  ["which mailbox plan is best for me", "/home-business/mailbox-rental#plans"],
  ["will my two IDs do for a mailbox", "/home-business/mailbox-rental#ids"],
  ["which fingerprint check does my letter ask for", "/specialty/digital-fingerprinting#check"],
])("%s", (query, place) => {
  expect(leadsTo(query)).toContain(place);
});

test.each([
  ["is 18 by 12.5 by 10, 22 lbs too big for usps", "/measure?length=18&width=12.5&height=10&weight=22"],
  ["24x36 poster", null],
  ["1x2x3x4x5", null],
  ["20 x 20 x", null],
])("the box of %j", (query, address) => {
  expect(measureAddress(query)).toBe(address);
});
