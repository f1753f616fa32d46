/** The promise of the search: who types a question finds the page, and reads the answer, or is told that there is none. */
import { expect, test } from "vitest";
import { searchAll } from "#app/search/search.server.ts";
import { storeContact } from "#app/site/store.server.ts";
import { readQuery } from "#app/search/search.ts";
import type { AnswerView } from "#app/search/engine/answer-view.ts";
import { searchJson } from "#app/search/engine/search-json.ts";
import { plainText } from "#app/text/rich-text.ts";
import { measureAll, promised, readQuestions, type Part } from "./questions.ts";

const now = new Date("2026-11-18T15:00:00Z");
const ask = (query: string) => searchAll(readQuery(query), now);

const textOf = ({ title, body, open }: AnswerView) => [title, open?.text ?? "", plainText(body)].join("\n");

const parts: Part[] = ["customers", "ours", "later", "fresh", "phone", "door"];
const measures = ["first", "firstThree", "found", "answer", "silence"] as const;

const measured = new Map(
  parts.map((part) => [
    part,
    measureAll(
      readQuestions(part).map((question) => {
        const { answers, results } = ask(question.query);
        return [question, { pages: results.map(({ href }) => href), answers: answers.map(textOf) }] as const;
      }),
    ),
  ]),
);

test("there are questions enough to measure by", () => {
  expect(parts.map((part) => readQuestions(part).length >= 40)).toEqual(parts.map(() => true));
  expect(readQuestions("ours").length).toBeGreaterThan(120);
});

test.each(parts.flatMap((part) => measures.map((name) => [part, name] as const)))("%s: %s", (part, name) => {
  const { share, missed } = measured.get(part)?.[name] ?? { share: 0, missed: [] };
  expect(share, `${(share * 100).toFixed(1)} %, missed:\n${missed.join("\n")}`).toBeGreaterThanOrEqual(promised[name]);
});

test("what the boxes get is at most 4 KB for every question", () => {
  const sizes = parts
    .flatMap((part) => readQuestions(part))
    .map(({ query }) => Buffer.byteLength(JSON.stringify(searchJson(query, ask(query), storeContact.phone, false))));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
});
