// @module-tag store
import { expect, test } from "vitest";
import type { CallToAction, FaqGroup, Service } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { serviceCard } from "./service-card.ts";
import { serviceView } from "./service-view.ts";
import { viewService } from "./services.server.ts";

/** Every service there is, in this test. */
const findLink = (id: string) => ({ name: `The ${id}`, to: `/pack-ship/${id}` });

const things = { key: { text: "The key, {price}" } };
const numbers = { price: { value: 20, unit: "US dollars" as const, owners: ["any"], source: "store" } };

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
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Golf club shipping",
  summary: "From {price}.",
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

const faqGroup: FaqGroup = {
  key: "a",
  title: "a",
  section: "Pack & Ship",
  faqs: [{ question: "What is it?", answer: "{price}" }],
};

const view = (changes: Partial<Service> = {}, groups: FaqGroup[] = []) =>
  serviceView({ ...service, ...changes }, groups, numbers, things, callToAction, "Concord Township", findLink);

test("numbers are filled in everywhere", () => {
  const label = [{ term: "Costs", details: ["{price} a month", "{price} more"] }];
  expect(view({ label }, [faqGroup])).toMatchObject({
    title: "Golf from $20",
    subtitle: "Only $20",
    facts: [{ term: "Costs", details: ["$20 a month", "$20 more"] }],
    cards: [{ heading: "For $20", body: [{ p: ["It is ", { strong: "$20" }, "."] }] }],
    features: [{ icon: "price", title: "Now $20", description: "It costs $20." }],
    faqs: [{ answer: [{ p: ["$20"] }] }],
  });
});

test("what a record leaves out", () => {
  expect(view()).toMatchObject({ image: null, facts: [], faqs: [], callToAction, cards: [{ isFullWidth: false }] });
});

test("what a record brings along", () => {
  const own = { ...callToAction, title: "Bring your clubs" };
  const wide = [{ heading: "Wide", body: "Text.", isFullWidth: true }];
  expect(view({ heroImage: "/images/golf.svg", cta: own, content: wide })).toMatchObject({
    image: "/images/golf.svg",
    callToAction: { ...own, buttonLink: "/contact-us?service=shipping#form" },
    cards: [{ isFullWidth: true }],
  });
});

test.each(services.filter(({ answeredFirst }) => answeredFirst).map((record) => [record.id, record] as const))(
  "%s answers its hard questions among the cards, and only there",
  (_, record) => {
    const { cards, faqs } = viewService(record);
    const shown = cards.map(({ id }) => id);
    expect(shown).toEqual(expect.arrayContaining([...(record.answeredFirst ?? [])]));
    expect(faqs.filter(({ id }) => shown.includes(id))).toEqual([]);
  },
);

test("a card", () => {
  expect(serviceCard(service, numbers)).toMatchObject({
    name: "Golf club shipping",
    summary: "From $20.",
    to: "/pack-ship/golf",
    icon: "golf",
    image: null,
  });
});

test("a token that no number has", () => {
  expect(() => view({ heroTitle: "{prize}" })).toThrow("No number called prize");
});

test.each(services.map((record) => [record.id, record] as const))("%s shows no unfilled token", (_, record) => {
  expect(JSON.stringify(viewService(record)).match(/\{[a-z0-9-]+\}/g)).toBeNull();
});
