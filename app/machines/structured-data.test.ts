import { expect, test } from "vitest";
import { homePage } from "../content/pages/home.ts";
import type { Hours } from "../content/schema.ts";
import { pageGraph, scriptJson } from "./structured-data.server.ts";
import type { PageRecord } from "../pages/page-record.ts";

const origin = "https://store.example";
const day = { opens: "09:00", closes: "18:00" };
const hours: Hours = {
  weekly: { monday: day, tuesday: day, wednesday: null, thursday: day, friday: day, saturday: null, sunday: null },
  holidays: [
    { date: "2026-11-26", name: "Thanksgiving", hours: null },
    { date: "2026-12-24", name: "Christmas Eve", hours: { opens: "09:00", closes: "13:00" } },
  ],
};
const home: PageRecord = {
  id: "home",
  group: "plain",
  record: homePage,
  path: "/",
  kind: "WebPage",
  title: "Home",
  description: "A store",
  isIndexed: true,
  name: "Home",
  crumbs: [],
  isAboutStore: true,
};

const graphOf = (page: PageRecord) =>
  pageGraph(page, { hours, today: "2026-11-21", origin })["@graph"] as unknown as Array<Record<string, unknown>>;

test("the week is told in runs of equal days, and dated exceptions after it", () => {
  const graph = graphOf(home);
  const spec = { "@type": "OpeningHoursSpecification" };
  const shut = { opens: "00:00", closes: "00:00" };
  expect(graph[1]?.openingHoursSpecification).toEqual([
    { ...spec, dayOfWeek: ["Monday", "Tuesday"], ...day },
    { ...spec, dayOfWeek: ["Wednesday"], ...shut },
    { ...spec, dayOfWeek: ["Thursday", "Friday"], ...day },
    { ...spec, dayOfWeek: ["Saturday", "Sunday"], ...shut },
    { ...spec, name: "Thanksgiving", validFrom: "2026-11-26", validThrough: "2026-11-26", ...shut },
    {
      ...spec,
      name: "Christmas Eve",
      validFrom: "2026-12-24",
      validThrough: "2026-12-24",
      opens: "09:00",
      closes: "13:00",
    },
    // Unsettled holidays within sixty days say so and have no opening time.
    ...[
      ["2026-12-25", "Christmas Day"],
      ["2027-01-01", "New Year's Day"],
      ["2027-01-18", "Martin Luther King Jr. Day"],
    ].map(([date, name]) => ({
      ...spec,
      name,
      validFrom: date,
      validThrough: date,
      description: `${name}: hours may vary, call first`,
    })),
  ]);
});

test("a price per month says so", () => {
  const service = {
    name: "Mailbox",
    description: "A box",
    type: "Mail",
    areas: ["Mentor"],
    offers: [
      {
        name: "Mailbox rental",
        short: "Rental",
        price: 20,
        unit: "month" as const,
        text: "$20 per month",
        number: "$20",
        after: "per month",
      },
    ],
  };
  const graph = graphOf({ ...home, path: "/mailbox", isAboutStore: false, service });
  expect(graph.find((node) => node["@type"] === "Service")).toMatchObject({
    "@id": "https://store.example/mailbox#service",
    provider: { "@id": "https://store.example/#store" },
    areaServed: [{ "@type": "AdministrativeArea", name: "Mentor, Ohio" }],
    offers: [
      {
        price: "20.00",
        priceCurrency: "USD",
        priceSpecification: { "@type": "UnitPriceSpecification", unitCode: "MON", unitText: "month" },
      },
    ],
  });
});

test.each(["</script><script>alert(1)</script>", "<!-- & -->", "a\u2028b\u2029c"])(
  "%j cannot leave the script element, and is read back whole",
  (text) => {
    const json = scriptJson({ text });

    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
