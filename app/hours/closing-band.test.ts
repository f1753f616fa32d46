import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ClosingBand } from "./closing-band.tsx";

const part = { title: "Come by", text: "", pickups: "FedEx 4:30 PM", acts: [] };

test.each([
  ["while the store is open", { status: "open", text: "Open", until: "6:00 PM" }, false, true],
  ["after it has closed", { status: "closed", text: "Closed" }, false, false],
  ["while a notice closes it", { status: "open", text: "Open", until: "6:00 PM" }, true, false],
])("today's last pickups stand at the end of a page %s: %j, %j → %j", (_, open, closesStore, isShown) => {
  const element = createElement(ClosingBand, { parts: [part], drawing: "/images/pages/home.svg" });
  const root = { open, week: [], notice: { text: "Closed today", closesStore } };
  const router = createMemoryRouter([{ id: "root", path: "*", element, loader: () => root }], {
    hydrationData: { loaderData: { root } },
  });
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  expect(html.includes("FedEx")).toBe(isShown);
});
