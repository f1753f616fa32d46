/** The stubs of the home page, and the figures that cards of services show. */
import { expect, test } from "vitest";
import { homePage } from "#app/content/pages/home.ts";
import { services } from "#app/content/services/index.ts";
import { offersOf } from "#app/domain/page-record.ts";
import { numbers } from "#app/views/numbers.server.ts";
import { findPage } from "#app/views/pages.server.ts";
import { cardsById, stubsOf } from "#app/views/services.server.ts";
import { plainWords } from "#app/views/text.server.ts";

test("six stubs lead to six pages and say what is asked or how long it takes, as the numbers have it", () => {
  const stubs = stubsOf(homePage.stubs);
  expect(stubs).toHaveLength(6);
  expect(new Set(stubs.map(({ to }) => findPage(to)?.path)).size).toBe(6);
  expect(stubs.map(({ figures }) => figures.join(", "))).toEqual([
    plainWords("from {mailbox-basic.per-month}"),
    plainWords("{dropoff.price} with a label"),
    plainWords("{receiving.per-package}"),
    plainWords("from {fingerprint-card.price}, {fingerprint-time}, by appointment"),
    plainWords("{print-poster-time}"),
    plainWords("{print-standard-time}"),
  ]);
});

test("a service without a figure is no stub, and neither is one that does not exist", () => {
  expect(() => stubsOf([{ service: "fax-services", name: "Fax" }])).toThrow("fax-services has no figure");
  expect(() => stubsOf([{ service: "telegrams", name: "Telegrams" }])).toThrow("No service called telegrams");
});

/** The lowest price of what a service offers. */
const lowest = (owner: string) => {
  const prices = offersOf(owner, numbers).map(({ price }) => price);
  return Math.min(...prices);
};

test("what a card says to start from is the lowest price of its service", () => {
  const from = services.flatMap(({ id }) => {
    const [card] = cardsById([id]);
    const amount = /^from \$([\d.]+)/.exec(card?.figure ?? "")?.[1];
    return amount === undefined ? [] : [[id, Number(amount)] as const];
  });
  expect(from.length).toBeGreaterThan(1);
  expect(from).toEqual(from.map(([id]) => [id, lowest(id)]));
});
