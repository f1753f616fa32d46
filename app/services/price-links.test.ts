import { expect, test } from "vitest";
import { services } from "../content/services/index.ts";
import { offersOf } from "./offers.server.ts";

/** Lowest price whose name contains `word`, extras excluded. */
const lowest = (owner: string, word: string) => {
  const prices = offersOf(owner).flatMap(({ name, price, unit }) =>
    name.includes(word) && unit !== "extra package" ? [price] : [],
  );
  return Math.min(...prices);
};

test("what a card says to start from is the lowest price of its service", () => {
  const from = services.flatMap(({ id, priceOrTime }) => {
    const found = /^(?:(.+)s )?from$/i.exec(priceOrTime?.before ?? "");
    return found === null ? [] : [{ id, what: found[1] ?? "", amount: Number(priceOrTime?.number.slice(1)) }];
  });
  expect(from).not.toEqual([]);
  expect(from).toEqual(from.map((card) => ({ ...card, amount: lowest(card.id, card.what) })));
});
