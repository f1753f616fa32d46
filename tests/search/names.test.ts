import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { searchAll, serviceEntries } from "#app/search/search.server.ts";
import { searchBoxLimit } from "#app/search-field/search.ts";
import { viewFound } from "#app/search/search-page.server.ts";
import { plainText } from "#app/text/rich-text.ts";

const now = new Date("2026-11-18T15:00:00Z");
const ask = (query: string) => searchAll(query, now);
const hint = "Try searching for shipping, printing, or business services";
const inBox = (query: string) => viewFound(query, now, true);
const pagesFor = (query: string, limit?: number) =>
  ask(query)
    .results.slice(0, limit)
    .map(({ href }) => href);

test.each(
  serviceEntries.map(({ title, description, category, href }) => [
    title,
    { names: [title, ...title.split(" "), category, description.slice(0, 30).toUpperCase()], href },
  ]),
)("%s is in the box for its name, each word of it, its category and words of its description", (_, { names, href }) => {
  const missed = names.filter((name) => {
    // The box may lack room for a category's services; the results page has them.
    const isCategory = serviceEntries.filter(({ category }) => category === name).length > searchBoxLimit;
    return !pagesFor(name, isCategory || name.length > 29 ? undefined : searchBoxLimit).includes(href);
  });
  expect(missed).toEqual([]);
});

test.each(["print", "pack", "box", "mail"])(
  "%s shows services with such a word in their title before others",
  (query) => {
    const named = serviceEntries.filter(({ title }) =>
      title
        .toLowerCase()
        .split(" ")
        .some((word) => word.startsWith(query)),
    );
    expect(new Set(pagesFor(query, named.length))).toEqual(new Set(named.map(({ href }) => href)));
  },
);

test.each([1, 3, 5])("with letter %i swapped with the next, a service is among the first three", (at) => {
  const missed = serviceEntries
    .map(({ title, href }) => [title.replace(new RegExp(`^(.{${at}})(.)(.)`), "$1$3$2"), href] as const)
    .filter(([query, href]) => !pagesFor(query, 3).includes(href))
    .map(([query]) => query);
  expect(1 - missed.length / serviceEntries.length, missed.join("\n")).toBeGreaterThanOrEqual(0.955);
});

test.each([
  ["lamanate", "laminate"],
  ["nortary public near me", "notary public near me"],
])("%s is asked back, and answered as if it were spelled so", (query, spelled) => {
  const [found, meant] = [ask(query), ask(spelled)];
  expect(found.suggestion).toBe(spelled);
  expect(found.answers.map(({ to }) => to)).toEqual(meant.answers.map(({ to }) => to));
});

test.each(["zzzz<script>", "oboe", "dentist", "where do i sunbathe"])("nothing of ours is found for %s", (query) => {
  const { note, advice, ...found } = inBox(query);
  expect(found).toMatchObject({ answers: [], pages: [], suggestion: null });
  expect([plainText(note), ...advice]).toEqual([
    `We don't have an answer to that here. Call ${site.contact.phone}.`,
    `No services found for "${query}"`,
    hint,
  ]);
});

test.each([
  ["matricula consular", "/home-business/mailbox-rental#which-ids"],
  ["derailleur", "/pack-ship/bicycle-shipping#how-to-take-a-bike-apart"],
  ["how far is willoughby", "/service-area/willoughby"],
])("%s, which stands in a text alone, is answered from %s", (query, place) => {
  expect(ask(query).answers[0]?.to).toBe(place);
});

test("what else a question asks for is a link below the first answer", () => {
  const { answers, also } = ask("copy my passport and fax it to the embassy");
  expect([answers[0], ...also].map((each) => each?.to.split("#")[0])).toEqual([
    "/copy-print/copies",
    "/home-business/fax-services",
  ]);
});

test.each([
  ["send a package by shipp", "a page"],
  ["where do i p", "nothing yet"],
])("while %s is typed, %s is found, and nobody reads that there is none", (query, found) => {
  const { pages, advice, note } = inBox(query);
  expect(pages.length > 0).toBe(found === "a page");
  expect([plainText(note), ...advice].join("")).toBe(found === "a page" ? "" : hint);
});

test.each(["print a poster from my phone", "fax to a doctor", "mail a package to my son in the army"])(
  "the box has no first answer to %s twice while it is typed",
  (query) => {
    const found = Array.from(query, (_, at) => ask(query.slice(0, at + 1))).filter(({ isBegun }) => !isBegun);
    const firsts = found.map(({ answers: [first] }) => first?.title);
    const seen = firsts.filter((title, at) => title !== firsts[at - 1]);
    expect(new Set(seen).size, seen.join(" > ")).toBe(seen.length);
  },
);
