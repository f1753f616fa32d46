/** The promise of the search: who types a question finds the page, and reads the answer, or is told that there is none. */
import { expect, test } from "vitest";
import { searchAll } from "#app/search/search.server.ts";
import { readQuery } from "#app/search/search.ts";
import { searchJson } from "#app/search/engine/search-json.server.ts";
import {
  leftOut,
  measureAll,
  parts,
  promised,
  questionsOf,
  readQuestions,
  shortcomings,
  shownOf,
  type Part,
} from "./questions.ts";

const now = new Date("2026-11-18T15:00:00Z");
const ask = (query: string) => searchAll(readQuery(query), now);

const measures = ["first", "firstThree", "found", "answer", "silence"] as const;

const measured = new Map(
  parts.map((part) => [
    part,
    measureAll(
      readQuestions(part).map((question) => {
        return [question, shownOf(ask(question.query))] as const;
      }),
    ),
  ]),
);

test.each(["just a question", "a question\tyes", "a question\tmaybe\t/copies", "a question yes /copies"])(
  "the row %j is an error that names its line",
  (row) => {
    expect(() => questionsOf(`# ours: x\n${row}\n`, "ours")).toThrow(/questions\.tsv:2: after "a? ?.*question/);
  },
);

test("a question says what it lacks, and nothing when it passed", () => {
  const question = { query: "copies", isOffered: true, pages: ["/copies"], answer: /a page/ };
  expect(shortcomings(question, { pages: ["/a", "/copies"], answers: ["$1 a page"] })).toEqual([]);
  expect(shortcomings(question, { pages: ["/a", "/b", "/c", "/copies"], answers: [] })).toEqual([
    "/copies is not among the first three: /a /b /c",
    "no answer has /a page/",
  ]);
  const unknown = { query: "keys", isOffered: false, pages: ["/contact-us"], answer: null };
  expect(shortcomings(unknown, { pages: [], answers: [] })).toEqual([]);
  expect(shortcomings(unknown, { pages: [], answers: ["We do."] })).toHaveLength(1);
});

test("there are questions enough to measure by", () => {
  const written = (part: Part) => readQuestions(part).length + leftOut(part).length;
  expect(parts.filter((part) => written(part) < 40)).toEqual([]);
  expect(written("ours")).toBeGreaterThan(120);
});

test.each(parts.flatMap((part) => measures.map((name) => [part, name] as const)))("%s: %s", (part, name) => {
  const { share, missed } = measured.get(part)?.[name] ?? { share: 0, missed: [] };
  expect(share, `${(share * 100).toFixed(1)} %, missed:\n${missed.join("\n")}`).toBeGreaterThanOrEqual(promised[name]);
});

test("what the boxes get is at most 4 KB for every question", () => {
  const sizes = parts
    .flatMap((part) => readQuestions(part))
    .map(({ query }) => Buffer.byteLength(JSON.stringify(searchJson(query, ask(query), false))));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
});
