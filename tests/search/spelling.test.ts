/** Misspelled questions lead to the page all the same. */
import { describe, expect, it, test } from "vitest";
import { faqGroups, faqGroupsOf } from "#app/faq/faq-groups.server.ts";
import { services } from "#app/content/services/index.ts";
import { searchAll, serviceEntries } from "#app/search/search.server.ts";
import { createSpellingCorrector } from "#app/search/engine/spelling.ts";
import { servicePath } from "#app/services/service-link.ts";
import { misspell, seededRandom } from "./misspell.ts";

const pageOf = (group: string) => {
  const service = services.find((candidate) => faqGroupsOf(candidate).some(({ key }) => key === group));
  return service === undefined ? "/ask-mailbox-plus" : servicePath(service);
};
const titles = [
  ...serviceEntries.map(({ title, href }) => [title, href] as const),
  ...faqGroups.flatMap(({ key, faqs }) => faqs.map(({ question }) => [question, pageOf(key)] as const)),
];

test.each([1, 2, 3])("with one letter wrong, round %i, the right page is among the first three", (seed) => {
  const random = seededRandom(seed);
  const missed = titles
    .map(([title, page]) => [misspell(title, random), page] as const)
    .filter(([query, page]) => {
      const { results } = searchAll(query, new Date("2026-11-18T15:00:00Z"));
      return !results.slice(0, 3).some(({ href }) => href === page);
    });
  expect(1 - missed.length / titles.length, missed.join("\n")).toBeGreaterThanOrEqual(0.85);
});

describe("the nearest word", () => {
  const correct = createSpellingCorrector(["packing", "package", "notary", "mailbox", "business", "fax"]);

  it.each([
    ["notery", "notary"],
    ["mialbox", "mailbox"],
    ["malbox", "mailbox"],
    ["packagge", "package"],
    ["buisness", "business"],
    ["bussinness", "business"],
    ["parking", "packing"],
  ])("of %s is %s", (typed, word) => {
    expect(correct(typed)).toBe(word);
  });

  it("is the one with fewer letters wrong, and of equals the more frequent", () => {
    expect(createSpellingCorrector(["cartons", "carton"])("cartun")).toBe("carton");
    expect(createSpellingCorrector(["sent", "send"])("senf")).toBe("sent");
  });

  it.each(["fox", "pckng", "zebra", "motary", "notaries12", "", "x"])("of %j there is none", (typed) => {
    expect(correct(typed)).toBeNull();
  });
});
