import { expect, test } from "vitest";
import type { Faq, FaqGroup } from "../content/schema.ts";
import { faqView, orderFaqs, ownFaqGroup } from "./faq-view.ts";

/** Every service there is, in this test. */
const findLink = (id: string) => ({ name: `The ${id}`, to: `/pack-ship/${id}` });

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

test("questions of nothing but question and answer stand in the order of the list, and have addresses", () => {
  const simple = (question: string) => ({ question, answer: "It is." });
  const groups = [group("a", simple("Is it open?"), simple("Where & when?"), faq("a1", 1))];
  const shown = orderFaqs(groups).map((record) => faqView(record, numbers, findLink));
  expect(shown.map(({ id, question }) => [id, question])).toEqual([
    ["is-it-open", "Is it open?"],
    ["a1", "What is a1?"],
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
  ["dated", faq("a", 1, { lastUpdated: "2026-11-20" }), { isFeatured: false, lastUpdated: "2026-11-20" }],
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

test("a question with numbers", () => {
  const { question, answer } = faqView(
    faq("a", 1, { question: "Why {price}?", answer: "*{price}* it is." }),
    numbers,
    findLink,
  );
  expect({ question, answer }).toEqual({ question: "Why $20?", answer: [{ p: [{ em: "$20" }, " it is."] }] });
});

test("questions in a service's own record are a group of its section, under its name", () => {
  const service = { id: "golf", serviceName: "Golf club shipping", section: "pack-ship" } as const;
  const faqs = [faq("a", 1), faq("b", 2)];
  expect(ownFaqGroup({ ...service, faqs })).toEqual({
    key: "golf",
    title: "Golf club shipping",
    section: "Pack & Ship",
    faqs,
  });
  expect(ownFaqGroup(service)).toBeNull();
});
