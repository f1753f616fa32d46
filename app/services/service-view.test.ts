// @module-tag store
import { expect, test } from "vitest";
import type { CallToAction, Faq, FaqGroup, Service } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { faqView, formatDate, orderFaqs, ownFaqGroup, serviceCard, servicePath, serviceView } from "./service-view.ts";
import { externalLinksOf, viewService } from "./services.server.ts";

/** Every service there is, in this test. */
const findLink = (id: string) => ({ name: `The ${id}`, to: `/pack-ship/${id}` });

const things = { key: { text: "The key, {price}" } };
const numbers = { price: { value: 20, unit: "US dollars" as const, owners: ["any"], source: "store" } };

const faq = (id: string, order: number, changes: Partial<Faq> = {}): Faq => ({
  id,
  question: `What is ${id}?`,
  answer: "Something.",
  category: "General",
  tags: ["a"],
  order,
  ...changes,
});
const featured = { isFeatured: true };
const group = (key: string, ...faqs: Faq[]): FaqGroup => ({ key, title: key, section: "Pack & Ship", faqs });

const callToAction: CallToAction = {
  title: "Ready?",
  subtitle: "Come in.",
  buttonText: "Visit",
  buttonLink: "/contact",
  align: "center",
  variant: "brand",
};

const service: Service = {
  id: "golf",
  slug: "golf",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Golf club shipping",
  summary: "From {price}.",
  city: "Concord Township",
  pageTitle: "Golf",
  metaDescription: "Golf",
  keywords: [],
  heroTitle: "Golf from {price}",
  heroSubtitle: "Only {price}",
  icon: "golf",
  content: [{ heading: "For {price}", body: "It is **{price}**." }],
  features: [{ icon: "price", title: "Now {price}", description: "It costs {price}." }],
  faqGroups: ["a"],
  lastUpdated: "2026-11-20",
};

const view = (changes: Partial<Service> = {}, groups: FaqGroup[] = []) =>
  serviceView({ ...service, ...changes }, groups, numbers, things, callToAction, findLink);

test.each([
  ["a service", "pack-ship", "golf", "/pack-ship/golf"],
  ["a specialty", "specialty", "insurance", "/specialty/insurance"],
  ["a page below home and business", "home-business", "shredding", "/home-business/shredding"],
  ["home and business itself", "home-business", "home-business", "/home-business"],
] as const)("the path of %s", (_, section, slug, path) => {
  expect(servicePath({ section, slug })).toBe(path);
});

test.each([
  ["2026-11-20", "November 20, 2026"],
  ["2025-01-01", "January 1, 2025"],
  ["2026-12-31", "December 31, 2026"],
])("the date %s reads %s", (date, text) => {
  expect(formatDate(date)).toBe(text);
});

test.each([
  ["no group", [], []],
  ["one group, by order", [group("a", faq("a3", 3), faq("a1", 1), faq("a2", 2))], ["a1", "a2", "a3"]],
  [
    "several groups stay in their order",
    [group("b", faq("b2", 2), faq("b1", 1)), group("a", faq("a1", 1))],
    ["b1", "b2", "a1"],
  ],
  [
    "featured ones first, of all groups",
    [group("a", faq("a1", 1), faq("a2", 2, featured)), group("b", faq("b3", 3, featured), faq("b1", 1, featured))],
    ["a2", "b1", "b3", "a1"],
  ],
  ["not featured said aloud", [group("a", faq("a1", 1, { isFeatured: false }), faq("a2", 2, featured))], ["a2", "a1"]],
])("questions: %s", (_, groups, ids) => {
  expect(orderFaqs(groups).map(({ id }) => id)).toEqual(ids);
});

test("questions of nothing but question and answer come last, in their order, and have addresses", () => {
  const simple = (question: string) => ({ question, answer: "It is." });
  const groups = [group("a", simple("Is it open?"), simple("Where & when?"), faq("a1", 1))];
  const shown = orderFaqs(groups).map((record) => faqView(record, numbers, findLink));
  expect(shown.map(({ id, question }) => [id, question])).toEqual([
    ["a1", "What is a1?"],
    ["is-it-open", "Is it open?"],
    ["where-when", "Where & when?"],
  ]);
});

test("ordering leaves the records alone", () => {
  const groups = [group("a", faq("a2", 2), faq("a1", 1))];
  orderFaqs(groups);
  expect(groups).toEqual([group("a", faq("a2", 2), faq("a1", 1))]);
});

test.each([
  ["plain", faq("a", 1), { isFeatured: false, lastUpdated: null }],
  ["featured", faq("a", 1, featured), { isFeatured: true, lastUpdated: null }],
  ["dated", faq("a", 1, { lastUpdated: "2026-11-20" }), { isFeatured: false, lastUpdated: "November 20, 2026" }],
])("a question, %s", (_, record, expected) => {
  expect(faqView(record, numbers, findLink)).toEqual({
    id: "a",
    question: "What is a?",
    answer: [{ p: ["Something."] }],
    related: [],
    ...expected,
  });
});

test("a question that concerns other services", () => {
  const { related } = faqView(faq("a", 1, { relatedServices: ["stamps"] }), numbers, findLink);
  expect(related).toEqual([{ name: "The stamps", to: "/pack-ship/stamps" }]);
});

test("a question with figures", () => {
  const { question, answer } = faqView(
    faq("a", 1, { question: "Why {price}?", answer: "*{price}* it is." }),
    numbers,
    findLink,
  );
  expect({ question, answer }).toEqual({ question: "Why $20?", answer: [{ p: [{ em: "$20" }, " it is."] }] });
});

test("figures are filled in everywhere", () => {
  const label = [{ term: "Costs", details: ["{price} a month", "{price} more"] }];
  expect(view({ label }, [group("a", faq("a", 1, { answer: "{price}" }))])).toMatchObject({
    title: "Golf from $20",
    subtitle: "Only $20",
    label: [{ term: "Costs", details: ["$20 a month", "$20 more"] }],
    cards: [{ heading: "For $20", body: [{ p: ["It is ", { strong: "$20" }, "."] }] }],
    features: [{ icon: "price", title: "Now $20", description: "It costs $20." }],
    faqs: [{ answer: [{ p: ["$20"] }] }],
  });
});

test("what a record leaves out", () => {
  expect(view()).toMatchObject({ image: null, label: [], faqs: [], callToAction, cards: [{ isFullWidth: false }] });
});

test("what a record brings along", () => {
  const own = { ...callToAction, title: "Bring your clubs" };
  const wide = [{ heading: "Wide", body: "Text.", isFullWidth: true }];
  expect(view({ heroImage: "/images/golf.svg", cta: own, content: wide })).toMatchObject({
    image: "/images/golf.svg",
    callToAction: own,
    cards: [{ isFullWidth: true }],
  });
});

test("questions in a service's own record are a group of its section, under its name", () => {
  const faqs = [faq("a", 1), faq("b", 2)];
  expect(ownFaqGroup({ ...service, faqs })).toEqual({
    key: "golf",
    title: "Golf club shipping",
    section: "Pack & Ship",
    faqs,
  });
  expect(ownFaqGroup(service)).toBeNull();
});

test("a card", () => {
  expect(serviceCard(service, numbers)).toMatchObject({
    name: "Golf club shipping",
    summary: "From $20.",
    to: "/pack-ship/golf",
    icon: "golf",
    image: null,
  });
});

test("a figure that no number has", () => {
  expect(() => view({ heroTitle: "{prize}" })).toThrow("No number called prize");
});

test.each(services.map((record) => [record.id, record] as const))("%s shows no unfilled figure", (_, record) => {
  expect(JSON.stringify(viewService(record)).match(/\{[a-z0-9-]+\}/g)).toBeNull();
});

test("a service offers every page of others that its links stand for, one or several", () => {
  const link = (label: string) => ({ label, url: `https://${label}.example/` });
  const links = { providers: [link("first"), link("second")], booking: [link("booking")] };
  expect(externalLinksOf({ id: "mail", externalLinks: ["booking", "providers"] }, links)).toEqual([
    link("booking"),
    link("first"),
    link("second"),
  ]);
  expect(externalLinksOf({ id: "mail" }, links)).toEqual([]);
  expect(() => externalLinksOf({ id: "mail", externalLinks: ["gone"] }, links)).toThrow(/mail.*gone/);
});
