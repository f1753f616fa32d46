/** Words that only the search reads stand in the records of what they find, and go no further. */
import { expect, test } from "vitest";
import { services } from "#app/content/services/index.ts";
import { allFaqs } from "#app/faq/faqs.server.ts";
import { overviews } from "#app/content/overviews/index.ts";
import { plainPages } from "#app/content/pages/index.ts";
import { policies } from "#app/content/policies/index.ts";
import { viewPage } from "#app/pages/pages.server.ts";
import { viewPolicyPage } from "#app/pages/policies/policies.server.ts";
import { searchAll } from "#app/search/search.server.ts";
import { viewServicePage } from "#app/services/service-page.server.ts";

test("no page is given them", () => {
  const words = [...Object.values(plainPages), ...Object.values(overviews)].map((page) => {
    const { tips: _, ...own } = { tips: [], ...viewPage(page).words };
    return own;
  });
  const views = [words, services.map(viewServicePage), Object.values(policies).map(viewPolicyPage), allFaqs()];
  expect(views.flat().length).toBeGreaterThan(45);
  expect(JSON.stringify(views)).not.toMatch(/"(?:tags|phrasings|otherNames)":/);
});

test.each([
  ["a question's", "when does the fedex truck come", "/pack-ship/fedex-shipping#fedex-pickup-time"],
  ["a card's", "duct tape", "/pack-ship/packaging-supplies#tape-that-holds"],
  ["a policy section's", "money back", "/terms#payment-and-refunds"],
  ["a tracking tip's", "lost my receipt, how do I track", "/tracking"],
  ["a tool's", "which plan is cheaper by the month", "/home-business/mailbox-rental#plans"],
])("%s find it", (_, query, place) => {
  expect(searchAll(query, new Date("2026-11-18T15:00:00Z")).answers.map(({ to }) => to)).toContain(place);
});

test.each([
  ["a page's", "who owns this", "/about-us"],
  ["a service's", "photocopies", "/copy-print/copies"],
])("%s find it", (_, query, path) => {
  expect(searchAll(query, new Date("2026-11-18T15:00:00Z")).results[0]?.href).toBe(path);
});
