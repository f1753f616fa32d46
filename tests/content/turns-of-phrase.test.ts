/** How often the pages fall back on the same words, and how long the words of their heads are. */
import { flesch } from "flesch";
import { syllable } from "syllable";
import { describe, expect, it, test } from "vitest";
import { areas } from "#app/content/areas/index.ts";
import { areaCallToAction, defaultCallToAction } from "#app/content/call-to-action.ts";
import { overviews } from "#app/content/overviews/index.ts";
import { plainPages } from "#app/content/pages/index.ts";
import { policies } from "#app/content/policies/index.ts";
import { site } from "#app/content/site.ts";
import { services } from "#app/content/services/index.ts";
import { faqGroups, faqGroupsOf } from "#app/faq/faq-groups.server.ts";
import { pages } from "#app/pages/page-records.server.ts";
import { sentencesOf, words } from "../support/sentences.ts";
import { readableTexts } from "../support/site-words.ts";

/** What stands in the head, in menus and in code, and not among the words of the page itself. */
const unseen = new Set([
  "metaDescription",
  "pageTitle",
  "keywords",
  "path",
  "anchor",
  "category",
  "lastUpdated",
  "name",
]);
const bodyOf = (record: object) =>
  readableTexts(Object.fromEntries(Object.entries(record).filter(([field]) => !unseen.has(field))));
const questionsOf = (groups: typeof faqGroups) =>
  groups.flatMap(({ faqs }) => faqs.flatMap(({ question, answer }) => [question, answer]));

/** The words of each page, as its records have them. */
const pageTexts: ReadonlyArray<[path: string, texts: string[]]> = [
  ...services.map((service): [string, string[]] => [
    `services/${service.id}`,
    [...bodyOf({ cta: defaultCallToAction, ...service }), ...questionsOf(faqGroupsOf(service))],
  ]),
  ...areas.map((area): [string, string[]] => [`areas/${area.slug}`, bodyOf({ ...area, areaCallToAction })]),
  ...[plainPages, overviews, policies]
    .flatMap((records) => Object.values(records))
    .map((page): [string, string[]] => [
      page.path,
      [...bodyOf(page), ...(page.path === "/ask-mailbox-plus" ? questionsOf(faqGroups) : [])],
    ]),
];

test.each([
  ["ask", /\bask\b/gi, 120],
  ["call first, message us", /\b(?:call (?:us )?first|call or message us|message us)\b/gi, 60],
  ["Yes, as the first word of an answer", /^Yes\b/g, 30],
  ["may cost extra", /\bmay cost extra\b/gi, 29],
  ["depends on", /\bdepends? on\b/gi, 40],
  ["four carriers", /\bfour carriers\b/gi, 15],
  [
    "so that, somebody, $20 a month, where a clerk says so, someone, per month",
    /\b(?:so that|somebody)\b|\d a month\b/gi,
    0,
  ],
  ["riddles", /\b(?:of (?:its|their|your) own|will do|won't do|what it takes|(?:trip|drive) pays)\b/gi, 5],
])("%s: said no more than a reader can bear", (_, pattern, most) => {
  const found = pageTexts.flatMap(([path, texts]) =>
    texts.flatMap((text) => (text.match(pattern) ?? []).map(() => `${path}: ${text.slice(0, 80)}`)),
  );
  expect(found.length, `Say it in other words in one of these:\n${found.join("\n")}`).toBeLessThanOrEqual(most);
});

describe.each(pages.map((page) => [page.path, page] as const))("the head of %s", (_, { title }) => {
  it("names subject, store and town in a title, the subject in so few words that a list of results shows all", () => {
    const [subject = "", store = ""] = title.split(" | ");
    expect(store).toContain(site.name);
    expect(store).toContain(site.contact.address.state);
    expect(subject.length, subject).toBeLessThanOrEqual(32);
  });
});

/** Short labels are no sentences. */
const proseOf = (texts: readonly string[]) =>
  sentencesOf(texts).filter((sentence) => /[.?!]\W*$/.test(sentence) && words(sentence).length > 2);

const ease = (texts: readonly string[]) => {
  const sentences = proseOf(texts);
  const spoken = sentences.join(" ");
  return flesch({ sentence: sentences.length, word: words(spoken).length, syllable: syllable(spoken) });
};
const policyPaths = Object.values(policies).map(({ path }) => path);

test.each(pageTexts.filter(([, texts]) => proseOf(texts).length > 5))("%s reads easily", (path, texts) => {
  expect(ease(texts)).toBeGreaterThanOrEqual(policyPaths.includes(path) ? 50 : 60);
});
