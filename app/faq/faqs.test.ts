import { expect, test } from "vitest";
import { importWith } from "../../tests/support/import-with.ts";
import { faqGroups } from "../content/faqs/index.ts";
import { askPage } from "../content/pages/ask-mailbox-plus.ts";
import type { Faq, FaqGroup } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { servicePath } from "../site/service-links.server.ts";
import { orderFaqs } from "./faq-groups.server.ts";
import { viewAllFaqs, viewFaq } from "./faqs.server.ts";

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
  const shown = orderFaqs(groups).map(viewFaq);
  expect(shown.map(({ id, question }) => [id, question])).toEqual([
    ["is-it-open", "Is it open?"],
    ["a1", "What is a1?"],
    ["where-when", "Where & when?"],
  ]);
});

test("every subject of the page of all questions has one, though others of it have a star", () => {
  const groups = viewAllFaqs(askPage).sections.flatMap((section) => section.groups);
  expect(groups.filter(({ faqs }) => faqs.length === 0)).toEqual([]);
});

test("a question that concerns other services", () => {
  const [service, ...others] = services;
  const relatedServices = service === undefined ? [] : [service.id];
  expect(others.length).toBeGreaterThan(0);
  expect(viewFaq(faq("a", 1, { relatedServices })).related).toEqual(
    [service].flatMap((each) => (each === undefined ? [] : [{ name: each.serviceName, to: servicePath(each) }])),
  );
  expect(() => viewFaq(faq("a", 1, { relatedServices: ["telegrams"] }))).toThrow("No service called telegrams");
});

test("a question that the owner adds is found", async () => {
  const added = group("harps", { question: "Do you tune harps?", answer: "We tune them on Tuesdays." });
  const { searchAll } = await importWith(
    { "#app/content/faqs/index.ts": { faqGroups: [...faqGroups, added] } },
    () => import("../search/search.server.ts"),
  );
  expect(searchAll("can you tune my harp", new Date()).answers[0]?.title).toBe("Do you tune harps?");
});
