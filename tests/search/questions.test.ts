import { expect, test } from "vitest";
import { tokenize, stem } from "#app/search/engine/analysis.ts";
import { renderSearchBox } from "#app/search/search-box.server.tsx";
import { viewFound } from "#app/search/search-page.server.ts";
import { searchAll } from "#app/search/search.server.ts";
import { readQuery, type AnswerView } from "#app/search-field/search.ts";
import { plainText, type Inline } from "#app/text/rich-text.ts";
import { promises, questions } from "./questions.ts";

const now = new Date("2026-11-18T15:00:00Z");
const ask = (query: string) => searchAll(readQuery(query), now);
const all = questions.map((question) => ({ question, found: ask(question.query) }));

test.each(Object.entries(promises))("%s", (_, { share, concerns, isKept }) => {
  const asked = all.filter(({ question }) => concerns(question));
  const missed = asked.filter(({ question, found }) => !isKept(question, found)).map(({ question }) => question.query);
  const kept = 1 - missed.length / asked.length;
  expect(kept, `${(kept * 100).toFixed(1)} %, missed:\n${missed.join("\n")}`).toBeGreaterThanOrEqual(share);
});

test("no question is asked back with words that find no more", () => {
  const suggestions = all.flatMap(({ found: { suggestion } }) => (suggestion === null ? [] : [suggestion]));
  expect(suggestions.filter((suggestion) => ask(suggestion).answers.length === 0)).toEqual([]);
});

test("no question gets two answers from one place, a page twice, or a part of the hours", () => {
  const wrong = all.filter(({ found: { answers, results } }) => {
    const places = answers.map(({ to, title }) => to + title);
    const isCut = answers.some(({ open, body, brief }) => open !== null && plainText(brief) !== plainText(body));
    return isCut || new Set(places).size < places.length || new Set(results).size < results.length;
  });
  expect(wrong.map(({ question }) => question.query)).toEqual([]);
});

const inlinesOf = ({ body }: AnswerView): Inline[] =>
  body.flatMap((block) =>
    "p" in block ? block.p : "table" in block ? block.table.rows.flat(2) : ("ul" in block ? block.ul : block.ol).flat(),
  );

test("only words that were asked are bold", () => {
  const bold = all.flatMap(({ question: { query }, found: { answers } }) => {
    const asked = new Set(tokenize(query).map(stem));
    const strong = answers
      .flatMap(inlinesOf)
      .flatMap((node) => (typeof node !== "string" && "strong" in node ? node.strong : []));
    return strong.filter((words) => !tokenize(words).some((word) => asked.has(stem(word))));
  });
  expect(bold).toEqual([]);
});

test("what the boxes get is at most 4 KB for the hundred questions that find the most", async () => {
  const longest = all
    .map(({ question, found }) => ({ query: question.query, length: JSON.stringify(found).length }))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 100);
  const boxes = longest.map(({ query }) => renderSearchBox(viewFound(readQuery(query), now, true)));
  const sizes = (await Promise.all(boxes)).map((html) => Buffer.byteLength(html));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
});

test.each([
  ["hours sunday", "Sun, Nov 29: "],
  ["weekend hours", "Sat, Nov 28: "],
  ["open tomorrow", "Thu, Nov 26, Thanksgiving Day: hours may vary"],
  ["open thursday", "Thu, Nov 26, Thanksgiving Day: hours may vary"],
])("%s begins with the date that is meant, and its own hours", (query, line) => {
  const [answer] = searchAll(query, new Date("2026-11-25T15:00:00Z")).answers;
  expect(plainText(answer?.body ?? [])).toMatch(new RegExp(`^${line}`));
});

test.each([
  ["1Z999AA10123456784", "Track with UPS", /looks like a UPS number\./],
  ["1z 999 aa1 01 2345 6784", "Track with UPS", /looks like a UPS number\./],
  ["1Z999AA10123456785", "Track with UPS", /a character may be wrong/],
  ["where is 9400111202555842332669", "Track with USPS", /USPS number/],
])("the tracking number in %s names its carrier", (query, title, says) => {
  const { answers, results } = ask(query);
  expect(answers.map((answer) => answer.title)).toEqual([title]);
  expect(answers[0]?.to).toMatch(/^https:/);
  expect(plainText(answers[0]?.body ?? [])).toMatch(says);
  expect(results.map(({ href }) => href)).toEqual(["/tracking"]);
});

test.each(["24x36 poster", "44077", "fax 440 555 0142", "form 1583", "20 x 20 x 20 box 25 lbs", "2026"])(
  "no tracking number is seen in %s",
  (query) => {
    expect(ask(query).answers.some(({ title }) => title.startsWith("Track with"))).toBe(false);
  },
);
