import { createElement } from "react";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { renderInRouter } from "../../../tests/support/in-router.ts";
import type { AboutPage as AboutContent } from "../../content/schema.ts";
import { AboutPage } from "./about-page.tsx";
import { viewAboutPage } from "./about.server.ts";

const page = viewAboutPage();

const leaders = (leadership: AboutContent["leadership"]) =>
  parse(renderInRouter(createElement(AboutPage, { ...page, leadership })))
    .querySelectorAll("li.card")
    .map((card) => ({
      name: card.querySelector("h3")?.text,
      photo: card.querySelector("img")?.getAttribute("alt"),
    }));

const description = "The store manager runs the store from day to day.";

test("who runs the store is shown by the role until the owner gives a name", () => {
  const leadership = [{ role: "Store Manager" }, { role: "Owner" }];
  const html = renderInRouter(createElement(AboutPage, { ...page, leadership }));
  expect(html).toContain("Ask for the Store Manager or the Owner.");
});

test("who has one is shown with it, and with a picture where the owner has given one", () => {
  const photo = "/images/people/manager.jpg";
  const shown = leaders([
    { role: "Store Manager", name: "Ada Example", photo, description },
    { role: "Owner", name: "Bo Example" },
  ]);
  expect(shown).toEqual([
    { name: "Ada Example", photo: "Ada Example" },
    { name: "Bo Example", photo: undefined },
  ]);
});
