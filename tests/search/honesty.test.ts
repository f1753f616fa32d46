/** What only looks like an answer is not shown as one. */
import { expect, test } from "vitest";
import { searchAll, serviceEntries } from "#app/search/search.server.ts";
import { tokenize } from "#app/search/engine/analysis.ts";
import { isUnlisted } from "../support/not-offered.ts";
import { misspell, seededRandom } from "./misspell.ts";

const ask = (query: string) => searchAll(query, new Date("2026-11-18T15:00:00Z"));

const unlisted = [
  "passport photos",
  "keys",
  "money orders",
  "a notary who speaks Spanish",
  "mobile notary",
  "gift cards",
  "yard signs",
].filter(isUnlisted);

test.each(["boat", ...unlisted, "zzz"])("of %s nothing is said, so nothing is answered", (query) => {
  expect(ask(query).answers).toEqual([]);
});

test.each([
  ["lamanate", "laminate"],
  ["nortary public near me", "notary public near me"],
])("%s is asked back, and answered as if it were spelled so", (query, spelled) => {
  const [found, meant] = [ask(query), ask(spelled)];
  expect(found.suggestion).toBe(spelled);
  expect(found.answers.length).toBeGreaterThan(0);
  expect(found.answers.map(({ to }) => to)).toEqual(meant.answers.map(({ to }) => to));
});

test("a misspelled word beside one that is right does not keep the answer back", () => {
  expect(ask("certifed mail").answers[0]?.to).toBe("/pack-ship/usps-services#usps-certified-mail");
});

test("what only a guess answers is asked back", () => {
  const random = seededRandom(7);
  const words = [...new Set(serviceEntries.flatMap(({ title }) => tokenize(title)))].filter((word) => word.length > 5);
  const misspelled = words
    .map((word) => misspell(word, random))
    .filter((word) => !words.some((name) => name.startsWith(word)));
  const guessed = misspelled.filter((word) => ask(word).suggestion !== null);
  expect(guessed.length).toBeGreaterThan(20);
  expect(misspelled.filter((word) => ask(word).answers.length > 0 && !guessed.includes(word))).toEqual([]);
});

test("asking for what does not exist at all finds nothing", () => {
  expect(ask("zzz")).toMatchObject({ answers: [], results: [], suggestion: null });
});
