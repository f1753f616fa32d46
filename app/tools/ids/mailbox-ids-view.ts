/** The check of two documents in words: yes, or why not and what to bring instead. */
import type { IdDocument, ToolWords } from "../../content/schema.ts";
import { listed } from "../../text/english.ts";
import type { ServiceToolsSource } from "../service-tool.ts";
import { judgeIds, type IdReason, type IdVerdict } from "./mailbox-ids.ts";

type Words = ToolWords["ids"];

interface IdsResult {
  isEnough: boolean;
  title: string;
  reasons: string[];
  insteadTitle: string;
  /** What to bring instead: kinds of documents and their names. */
  instead: Array<{ kind: string; documents: string[] }>;
}

/** "driver's license", "Social Security card" */
const inSentence = ({ name, isProperName }: IdDocument): string =>
  isProperName === true ? name : name.charAt(0).toLowerCase() + name.slice(1);

function reasonText(reason: IdReason, first: IdDocument, { refused }: IdVerdict, words: Words): string {
  switch (reason) {
    case "same-twice":
      return `You chose your ${inSentence(first)} twice. Bring two different documents.`;
    case "not-accepted":
      return `${words.notAccepted}: ${listed(refused.map(inSentence))}.`;
    case "no-photo":
      return words.noPhoto;
    case "no-address":
      return words.noAddress;
  }
}

/** What to do with the documents of the lists below it: it names the one that is no use, or the one to keep. */
function insteadTitleOf(
  first: IdDocument,
  second: IdDocument,
  [refused, other]: readonly IdDocument[],
  words: Words,
): string {
  const isSame = first.key === second.key;
  if (refused === undefined) {
    return isSame ? `Bring your ${inSentence(first)} and` : words.replaceOne;
  }
  return isSame || other !== undefined ? words.oneOfEach : `Replace the ${inSentence(refused)} with`;
}

/** Documents that would complete what is there already; where nothing counts, one of each kind is needed. */
function insteadOf(
  first: IdDocument,
  second: IdDocument,
  all: readonly IdDocument[],
  words: Words,
): IdsResult["instead"] {
  const useful = [first, second].filter(({ proves }) => proves.length > 0);
  const completes = (other: IdDocument) => useful.some((each) => judgeIds(each, other).reasons.length === 0);
  return (["photo", "address"] as const)
    .filter((what) => useful.length === 0 || useful.some(({ proves }) => proves.some((proved) => proved !== what)))
    .map((what) => ({
      kind: words[what],
      documents: all
        .filter((each) => each.proves.includes(what) && (useful.length === 0 || completes(each)))
        .map(({ name }) => name),
    }));
}

function resultFor(first: IdDocument, second: IdDocument, all: readonly IdDocument[], words: Words): IdsResult {
  const verdict = judgeIds(first, second);
  const isEnough = verdict.reasons.length === 0;
  return {
    isEnough,
    title: isEnough ? words.enough : words.notEnough,
    reasons: isEnough ? [words.enoughText] : verdict.reasons.map((reason) => reasonText(reason, first, verdict, words)),
    insteadTitle: insteadTitleOf(first, second, verdict.refused, words),
    instead: isEnough ? [] : insteadOf(first, second, all, words),
  };
}

/** What the page's address asks: `id1` and `id2`, keys of documents. */
export function viewIds(
  params: URLSearchParams,
  { idDocuments, words: { ids: words } }: Pick<ServiceToolsSource, "idDocuments" | "words">,
) {
  const chosen = (name: string) => idDocuments.find(({ key }) => key === params.get(name));
  const [first, second] = [chosen("id1"), chosen("id2")];
  const isAsked = params.has("id1") || params.has("id2");
  return {
    words,
    choices: idDocuments.map(({ key, name }) => ({ key, name })),
    /** Keys, empty where nothing is chosen. */
    id1: first?.key ?? "",
    id2: second?.key ?? "",
    errors: {
      id1: isAsked && first === undefined ? words.choose1 : undefined,
      id2: isAsked && second === undefined ? words.choose2 : undefined,
    },
    result: first !== undefined && second !== undefined ? resultFor(first, second, idDocuments, words) : null,
  };
}

export type IdsView = ReturnType<typeof viewIds>;
