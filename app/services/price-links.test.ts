/** The price links of the home page, and the prices and times that cards of services show. */
import { expect, test } from "vitest";
import { homePage } from "../content/pages/home.ts";
import { services } from "../content/services/index.ts";
import { offersOf } from "../pages/page-records.server.ts";
import { findPage } from "../pages/pages.server.ts";
import { cardsById, priceLinksOf } from "./services.server.ts";
import { filledText } from "../text/text.server.ts";

test("each price link leads to a page of its own and says what its record has, with numbers filled in", () => {
  const priceLinks = priceLinksOf(homePage.priceLinks);
  expect(new Set(priceLinks.map(({ to }) => findPage(to)?.path)).size).toBe(homePage.priceLinks.length);
  const figureOf = (id: string) => services.find((service) => service.id === id)?.figure ?? "";
  expect(priceLinks.map(({ figures }) => figures.join(", "))).toEqual(
    homePage.priceLinks.map((link) =>
      filledText(
        "overview" in link ? link.figure : [figureOf(link.service), "also" in link ? link.also : []].flat().join(", "),
      ),
    ),
  );
});

test("a service without a figure is no price link, and neither is one that does not exist", () => {
  const { id = "" } = services.find(({ figure }) => figure === undefined) ?? {};
  expect(() => priceLinksOf([{ service: id, name: "Fax" }])).toThrow(`${id} has no figure`);
  expect(() => priceLinksOf([{ service: "telegrams", name: "Telegrams" }])).toThrow("No service called telegrams");
  const sent = { overview: "telegrams", name: "Telegrams", figure: "By wire" };
  expect(() => priceLinksOf([sent])).toThrow("No section called telegrams");
});

/** The lowest price of what a service offers under this word. */
const lowest = (owner: string, word: string) => {
  const prices = offersOf(owner).flatMap(({ name, price }) => (name.includes(word) ? [price] : []));
  return Math.min(...prices);
};

test("what a card says to start from is the lowest price of its service", () => {
  const from = services.flatMap(({ id }) => {
    const [card] = cardsById([id]);
    const [, what = "", amount] = /^(?:(.+)s )?from \$([\d.]+)/i.exec(card?.figure ?? "") ?? [];
    return amount === undefined ? [] : [{ id, what, amount: Number(amount) }];
  });
  expect(from).not.toEqual([]);
  expect(from).toEqual(from.map((card) => ({ ...card, amount: lowest(card.id, card.what) })));
});
