import { expect, test } from "vitest";
import type { Service } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { viewServicePage } from "./service-page.server.ts";
import { filledText } from "../text/text.server.ts";

/** As texts name it, and as pages show it. */
const token = "{mailbox-basic.price}";
const price = filledText(token);

const [page] = services;
if (page === undefined) {
  throw new Error("There is no service");
}

/** It stands at the address of a page that there is. */
const service: Service = {
  id: page.id,
  section: page.section,
  category: page.category,
  serviceName: "Golf club shipping",
  summary: `From ${token}.`,
  pageTitle: "Golf",
  metaDescription: "Golf",
  keywords: [],
  heroTitle: `Golf from ${token}`,
  heroSubtitle: `Only ${token}`,
  icon: "golf",
  content: [{ heading: `For ${token}`, body: `It is **${token}**.` }],
  features: [{ icon: "price", title: `Now ${token}`, description: `It costs ${token}.` }],
  lastUpdated: "2026-11-20",
};

const view = (changes: Partial<Service> = {}) => viewServicePage({ ...service, ...changes }).page;

test("numbers are filled in everywhere", () => {
  const label = [{ term: "Costs", details: [`${token} a month`, `${token} more`] }];
  expect(view({ label, faqs: [{ question: "What is it?", answer: token }] })).toMatchObject({
    title: `Golf from ${price}`,
    subtitle: `Only ${price}`,
    label: { rows: [{ term: "Costs", details: [`${price} a month`, `${price} more`] }] },
    content: { cards: [{ heading: `For ${price}`, body: [{ p: ["It is ", { strong: price }, "."] }] }] },
    closing: {
      features: [{ icon: "price", title: `Now ${price}`, description: `It costs ${price}.` }],
      faqs: [{ answer: [{ p: [price] }] }],
    },
  });
});

test("a token that no number has", () => {
  expect(() => view({ heroTitle: "{prize}" })).toThrow("No number called prize");
});

test.each(services.map((record) => [record.id, record] as const))("%s shows no unfilled token", (_, record) => {
  expect(JSON.stringify(viewServicePage(record)).match(/\{[a-z0-9-]+\}/g)).toBeNull();
});
