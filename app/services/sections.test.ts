import { expect, test } from "vitest";
import { services } from "../content/services/index.ts";
import { servicePath } from "../site/service-links.server.ts";
import { cardsOfSection, isSectionOverview } from "./services.server.ts";

test("the overview of a section lists the services of the section without itself", () => {
  const overviews = services.filter(isSectionOverview);
  expect(overviews).not.toEqual([]);
  for (const overview of overviews) {
    const others = services.filter(({ id, section }) => section === overview.section && id !== overview.id);
    expect(cardsOfSection(overview.section).map(({ to }) => to)).toEqual(others.map(servicePath));
  }
});
