import { expect, test } from "vitest";
import { services } from "../content/services/index.ts";
import { servicePath } from "../site/service-links.server.ts";
import { overviews } from "../content/overviews/index.ts";
import { cardsBehindDoors, cardsOfSection, isSectionOverview } from "./services.server.ts";

test.each(Object.entries(overviews))(
  "each service of %s stands behind one door of its overview",
  (section, overview) => {
    const shown = cardsBehindDoors(overview).flatMap(({ cards }) => cards.map(({ to }) => to));
    const all = services.filter((service) => service.section === section).map(servicePath);
    expect(shown.toSorted()).toEqual(all.toSorted());
  },
);

test("a service that is the overview of its section lists the services of the section without itself", () => {
  const ofSections = services.filter(isSectionOverview);
  expect(ofSections).not.toEqual([]);
  for (const overview of ofSections) {
    const others = services.filter(({ id, section }) => section === overview.section && id !== overview.id);
    expect(cardsOfSection(overview.section).map(({ to }) => to)).toEqual(others.map(servicePath));
  }
});
