import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { site } from "#app/content/site.ts";
import { findPage } from "#app/pages/pages.server.ts";
import type { AnswerView } from "#app/search-field/search.ts";
import type { SearchView } from "#app/search/search.server.ts";
import { plainText } from "#app/text/rich-text.ts";
import { inWords } from "../support/store-numbers.ts";

export interface Question {
  query: string;
  isOffered: boolean;
  /** Any of these is right. */
  places: readonly string[];
  /** Null if there is nothing to quote. */
  answer: RegExp | null;
}

type Found = Pick<SearchView, "answers" | "results">;

const pathOf = (place: string) => place.split(/[#?]/)[0] ?? "";
const hasPage = (places: readonly string[]) => places.some((place) => findPage(pathOf(place)) !== undefined);
/** What the box shows. */
const textOf = ({ title, brief, open }: AnswerView) => [title, open?.text ?? "", plainText(brief)].join("\n");

const { phone, email, address } = site.contact;
const ofStore: Readonly<Record<string, string>> = { "{phone}": phone, "{email}": email, "{street}": address.street };

/** Whole words with any ending. `{…}` is a store number, or its phone, email or street. */
function patternOf(answer: string): RegExp {
  const source = answer.replace(/\{[^{}]+\}/g, (token) =>
    (ofStore[token] ?? inWords(token)).replace(/[$.()]/g, String.raw`\$&`),
  );
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})\p{L}{0,4}(?![\p{L}\p{N}])`, "u");
}

const lines = readFileSync(fileURLToPath(new URL("questions.tsv", import.meta.url)), "utf8")
  .trimEnd()
  .split("\n");

/** Skips services and towns that are gone. @throws Error on a row with a missing column */
export const questions: readonly Question[] = lines.flatMap((line, at) => {
  const [query = "", offered = "", pages = "", answer = ""] = line.split("\t");
  if (line.startsWith("# ")) {
    return [];
  }
  if (!["yes", "no"].includes(offered) || !pages.startsWith("/")) {
    throw new Error(
      `questions.tsv:${at + 1}: after "${query}" come, with tabs, yes or no, and the pages that answer it`,
    );
  }
  const places = pages.split(" ");
  return hasPage(places)
    ? [{ query, isOffered: offered === "yes", places, answer: answer === "" ? null : patternOf(answer) }]
    : [];
});

const isPageOf = ({ places }: Question, path: string | undefined) => places.some((place) => pathOf(place) === path);
const isAnswered = ({ answer }: Question, { answers }: Found) => answer?.test(answers.map(textOf).join("\n")) === true;

/** Each promise with the smallest share of questions that must keep it. An owner's edit may cost a question or two. */
export const promises: Readonly<
  Record<
    string,
    { share: number; concerns: (question: Question) => boolean; isKept: (question: Question, found: Found) => boolean }
  >
> = {
  "the first page is right": {
    share: 0.97,
    concerns: ({ isOffered }) => isOffered,
    isKept: (question, { results }) => isPageOf(question, results[0]?.href),
  },
  "a right page is among the first three": {
    share: 0.98,
    concerns: ({ isOffered }) => isOffered,
    isKept: (question, { results }) => results.slice(0, 3).some(({ href }) => isPageOf(question, href)),
  },
  "the box says it": { share: 0.96, concerns: ({ answer }) => answer !== null, isKept: isAnswered },
  "its first answer says it": {
    share: 0.9,
    concerns: ({ answer }) => answer !== null,
    isKept: (question, { answers, results }) => isAnswered(question, { answers: answers.slice(0, 1), results }),
  },
  "what comes first is no answer from a wrong place": {
    share: 0.955,
    concerns: ({ isOffered, places }) => isOffered && places.some((place) => place.includes("#")),
    isKept: ({ places }, { answers: [first] }) =>
      first === undefined || places.some((place) => first.to === place || pathOf(first.to) === place),
  },
  "of what the store does not do nothing is said": {
    share: 0.955,
    concerns: ({ isOffered, answer }) => !isOffered && answer === null,
    isKept: (_, { answers }) => answers.length === 0,
  },
};
