/** The questions that the search is measured by, and how well it does. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { synonyms } from "#app/content/search/synonyms.ts";
import { services } from "#app/content/services/index.ts";
import { site } from "#app/content/site.ts";
import { findPage } from "#app/pages/pages.server.ts";
import { createAnalyzer, phrasesOf, tokenize } from "#app/search/engine/analysis.ts";
import type { AnswerView, SearchView } from "#app/search/engine/answer-view.ts";
import { plainText } from "#app/text/rich-text.ts";
import { inWords } from "../support/store-numbers.ts";

export interface Question {
  query: string;
  isOffered: boolean;
  /** Paths of which any is right. */
  pages: readonly string[];
  /** What the answer says; null where there is none to quote. */
  answer: RegExp | null;
}

/** What the search shows for a question. */
export interface Shown {
  /** Paths in their order. */
  pages: readonly string[];
  /** The text of each answer. */
  answers: readonly string[];
}

export const parts = ["customers", "ours", "later", "fresh", "phone", "door"] as const;
export type Part = (typeof parts)[number];

const textOf = ({ title, body, open }: AnswerView) => [title, open?.text ?? "", plainText(body)].join("\n");

export const shownOf = ({ answers, results }: Pick<SearchView, "answers" | "results">): Shown => ({
  pages: results.map(({ href }) => href),
  answers: answers.map(textOf),
});

const { phone, email, address } = site.contact;
const ofStore: Readonly<Record<string, string>> = { "{phone}": phone, "{email}": email, "{street}": address.street };
const inWordsAsPattern = (token: string) => (ofStore[token] ?? inWords(token)).replace(/[$.()]/g, String.raw`\$&`);

export function patternOf(answer: string, place: string): RegExp {
  try {
    return new RegExp(answer.replace(/\{[^{}]+\}/g, inWordsAsPattern));
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const written = (wanted: Part) =>
  questionsOf(readFileSync(fileURLToPath(new URL("questions.tsv", import.meta.url)), "utf8"), wanted);
const hasPage = ({ pages }: Pick<Question, "pages">) => pages.some((path) => findPage(path) !== undefined);

/**
 * The questions of a part of `questions.tsv`; a line that starts with # names the part that follows. `{…}` in an answer is
 * a number of the store, or its phone, email or street. What was asked of a service that is there no longer is left out.
 */
export const readQuestions = (wanted: Part): Question[] => written(wanted).filter(hasPage);

/** Those of which no page is there: of a service that is gone, or mistyped. */
export const leftOut = (wanted: Part): Question[] => written(wanted).filter((question) => !hasPage(question));

/** @throws Error on a row without the columns that every question has */
export function questionsOf(text: string, wanted: Part): Question[] {
  const part = text.split(/^# /m).find((candidate) => candidate.startsWith(`${wanted}:`)) ?? "";
  return part
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [query = "", offered = "", pages = "", answer = ""] = line.split("\t");
      const place = `questions.tsv:${text.split("\n").indexOf(line) + 1}`;
      if (!["yes", "no"].includes(offered) || !pages.startsWith("/")) {
        throw new Error(
          `${place}: after "${query}" and a tab comes yes or no, then a tab and the pages that answer it`,
        );
      }
      const question = { query, isOffered: offered === "yes", pages: pages.split(" ") };
      return { ...question, answer: answer === "" || !hasPage(question) ? null : patternOf(answer, place) };
    });
}

/** What of a question falls short, in words; nothing when it passed. */
export function shortcomings({ isOffered, pages: right, answer }: Question, { pages, answers }: Shown): string[] {
  const place = pages.findIndex((page) => right.includes(page)) + 1;
  const first = pages.slice(0, 3).join(" ") || "no page";
  return [
    ...(isOffered && (place === 0 || place > 3)
      ? [`${right.join(" or ")} is not among the first three: ${first}`]
      : []),
    ...(answer !== null && !answer.test(answers.join("\n")) ? [`no answer has ${String(answer)}`] : []),
    ...(!isOffered && answer === null && answers.length > 0
      ? ["it is answered, though nothing of ours answers it"]
      : []),
  ];
}

const { analyze } = createAnalyzer(phrasesOf(synonyms));
const stems = (text: string) => analyze(tokenize(text)).flatMap(({ term, isStopWord }) => (isStopWord ? [] : [term]));
const serviceNames = services.map(({ serviceName }) => stems(serviceName)).filter((words) => words.length > 1);

/** What the store did not offer when the question was written down, and does now: its service has these words. */
const isNamed = (query: string) => serviceNames.some((words) => words.every((word) => stems(query).includes(word)));

/** Shares from 0 to 1, each with the questions that fell short. */
export interface Measure {
  share: number;
  missed: string[];
}

function measure(
  asked: ReadonlyArray<readonly [Question, Shown]>,
  isRight: (question: Question, shown: Shown) => boolean,
): Measure {
  const missed = asked.filter(([question, shown]) => !isRight(question, shown)).map(([{ query }]) => query);
  return { share: 1 - missed.length / asked.length, missed };
}

/** How well each question was answered. */
export function measureAll(asked: ReadonlyArray<readonly [Question, Shown]>) {
  const offered = asked.filter(([{ isOffered }]) => isOffered);
  const answered = asked.filter(([{ answer }]) => answer !== null);
  const unknown = asked.filter(([{ query, isOffered, answer }]) => !isOffered && answer === null && !isNamed(query));
  const isAmong =
    (count: number) =>
    (question: Question, { pages }: Shown) =>
      pages.slice(0, count).some((page) => question.pages.includes(page));
  return {
    first: measure(offered, isAmong(1)),
    firstThree: measure(offered, isAmong(3)),
    found: measure(offered, (_, { pages, answers }) => pages.length + answers.length > 0),
    answer: measure(answered, ({ answer }, { answers }) => answer?.test(answers.join("\n")) === true),
    silence: measure(unknown, (_, { answers }) => answers.length === 0),
  };
}

/** What has been promised: at least these shares. */
export const promised = { first: 0.85, firstThree: 0.95, found: 1, answer: 0.8, silence: 0.85 };
