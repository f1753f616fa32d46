import { createElement } from "react";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { renderInRouter } from "../../../tests/support/in-router.ts";
import { AboutPage } from "./about-page.tsx";
import { viewAboutPage } from "./about.server.ts";

const page = viewAboutPage();

test("who runs the store is shown by the role until the owner gives a name", () => {
  const leadership = [{ role: "Store Manager" }, { role: "Owner" }];
  const html = renderInRouter(createElement(AboutPage, { ...page, leadership }));
  expect(html).toContain("Ask for the Store Manager or the Owner.");
});

test("who has one is shown with it, and with a picture where the owner has given one", () => {
  const leadership = [
    { role: "Store Manager", name: "Ada Example", photo: "/images/people/manager.jpg" },
    { role: "Owner", name: "Bo Example" },
  ];
  const cards = parse(renderInRouter(createElement(AboutPage, { ...page, leadership }))).querySelectorAll("li.card");
  const shown = cards.map((card) => [card.querySelector("h3")?.text, card.querySelector("img")?.getAttribute("alt")]);
  expect(shown).toEqual([
    ["Ada Example", "Ada Example"],
    ["Bo Example", undefined],
  ]);
});
