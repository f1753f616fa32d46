/** Questions that a small tool answers lead to it. */
import { expect, test } from "vitest";
import { searchAll } from "#app/search/search.server.ts";
import { measureAddress } from "#app/search/engine/measure-address.ts";

const leadsTo = (query: string) => searchAll(query, new Date("2026-11-18T15:00:00Z")).answers.map(({ to }) => to);

test.each([
  ["how much does a 20x20x20 box count", "/measure?length=20&width=20&height=20"],
  ["how much does a 50x40x30 cm box count", "/measure?length=50&width=40&height=30&unit=cm"],
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
  ["50x40x30cm", "/measure?length=50&width=40&height=30&unit=cm"],
  ["50 cm x 40 cm x 30 cm, 12 kg", "/measure?length=50&width=40&height=30&weight=12&unit=cm"],
  ["50,5 × 40 × 30 centimeters 9 kilos", "/measure?length=50.5&width=40&height=30&weight=9&unit=cm"],
  ["500 x 400 x 300 mm", "/measure?length=500+mm&width=400+mm&height=300+mm&unit=cm"],
  ["50x40x30 cm 20 lbs", "/measure?length=50&width=40&height=30&weight=20+lb&unit=cm"],
  ["20x15x10 box of 4.5 kg", "/measure?length=20&width=15&height=10&weight=4.5+kg"],
  ["20 in x 15 in x 10 in 12 oz", "/measure?length=20&width=15&height=10&weight=12+oz"],
  ['20" x 15" x 10" box', "/measure?length=20&width=15&height=10"],
  ["3 ft x 10 in x 10 in", "/measure?length=3+ft&width=10&height=10"],
  ["3 x 2 x 1 feet", "/measure?length=3+ft&width=2+ft&height=1+ft"],
  ["12 1/2 x 10 x 8 inches 1,200 lb", "/measure?length=12.5&width=10&height=8&weight=1200"],
  ["20x15x10 in my car", "/measure?length=20&width=15&height=10"],
  ["24x36 poster", null],
  ["1x2x3x4x5", null],
  ["20 x 20 x", null],
])("the box of %j", (query, address) => {
  expect(measureAddress(query)).toBe(address);
});
