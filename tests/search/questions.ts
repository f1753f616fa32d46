/** The questions that the search is measured by, and how well it does. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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

export type Part = "customers" | "ours" | "later" | "fresh" | "phone" | "door";

const inWordsAsPattern = (token: string) => inWords(token).replace(/[$.]/g, String.raw`\$&`);

/** The questions of a part of `questions.tsv`; a line that starts with # names the part that follows. `{…}` in an answer is a number of the store. */
export function readQuestions(wanted: Part): Question[] {
  const text = readFileSync(fileURLToPath(new URL("questions.tsv", import.meta.url)), "utf8");
  const part = text.split(/^# /m).find((candidate) => candidate.startsWith(`${wanted}:`)) ?? "";
  return part
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [query = "", offered = "", pages = "", answer = ""] = line.split("\t");
      return {
        query,
        isOffered: offered === "yes",
        pages: pages.split(" "),
        answer: answer === "" ? null : new RegExp(answer.replace(/\{[^{}]+\}/g, inWordsAsPattern)),
      };
    });
}

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
  const unknown = asked.filter(([{ isOffered, answer }]) => !isOffered && answer === null);
  const hasPage =
    (count: number) =>
    (question: Question, { pages }: Shown) =>
      pages.slice(0, count).some((page) => question.pages.includes(page));
  return {
    first: measure(offered, hasPage(1)),
    firstThree: measure(offered, hasPage(3)),
    found: measure(offered, (_, { pages, answers }) => pages.length + answers.length > 0),
    answer: measure(answered, ({ answer }, { answers }) => answer?.test(answers.join("\n")) === true),
    silence: measure(unknown, (_, { answers }) => answers.length === 0),
  };
}

/** What has been promised: at least these shares. */
export const promised = { first: 0.85, firstThree: 0.95, found: 1, answer: 0.8, silence: 0.85 };
