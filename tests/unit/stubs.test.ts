/** The stubs of the home page, and the figures that cards of services show. */
import { expect, test } from "vitest";
import { facts } from "#app/content/facts.ts";
import { homePage } from "#app/content/pages/home.ts";
import { services } from "#app/content/services/index.ts";
import { findPage } from "#app/views/pages.server.ts";
import { cardsById, stubsOf } from "#app/views/services.server.ts";

test("six stubs lead to six pages and say what is asked or how long it takes, as the facts have it", () => {
  const stubs = stubsOf(homePage.stubs);
  expect(stubs).toHaveLength(6);
  expect(new Set(stubs.map(({ to }) => findPage(to)?.path)).size).toBe(6);
  expect(stubs.map(({ figures }) => figures.join(", "))).toEqual([
    `from ${facts["mailbox-basic-price"].text}`,
    `${facts["dropoff-price"].text} with a label`,
    facts["receiving-price"].text,
    `from ${facts["fingerprint-card"].text}, ${facts["fingerprint-time"].text}, by appointment`,
    facts["print-poster-time"].text,
    facts["print-standard-time"].text,
  ]);
});

test("a service without a figure is no stub, and neither is one that does not exist", () => {
  expect(() => stubsOf([{ service: "fax-services", name: "Fax" }])).toThrow("fax-services has no figure");
  expect(() => stubsOf([{ service: "telegrams", name: "Telegrams" }])).toThrow("No service called telegrams");
});

/** Prices that begin with the lowest, by what the facts offer. */
const lowest = (owner: string) => {
  const prices = Object.values(facts).flatMap((fact) =>
    "price" in fact && (fact.owners as readonly string[]).includes(owner) ? [fact.price] : [],
  );
  return Math.min(...prices);
};

test("what a card says to start from is the lowest price of its service", () => {
  const from = services.flatMap(({ id }) => {
    const [card] = cardsById([id]);
    const amount = /^from \$(\d+)/.exec(card?.figure ?? "")?.[1];
    return amount === undefined ? [] : [[id, Number(amount)] as const];
  });
  expect(from.length).toBeGreaterThan(1);
  expect(from).toEqual(from.map(([id]) => [id, lowest(id)]));
});
