/** The check of two documents in words: yes, or why not and what to bring instead. */
import type { IdDocument } from "../../content/schema.ts";
import { listed } from "../../text/listed.ts";
import { judgeIds, type IdReason, type IdVerdict } from "./mailbox-ids.ts";

export interface IdChoice {
  key: string;
  name: string;
}

export interface IdsResult {
  isEnough: boolean;
  title: string;
  reasons: string[];
  insteadTitle: string;
  /** What to bring instead: kinds of documents and their names. */
  instead: Array<{ kind: string; documents: string[] }>;
}

export interface IdsView {
  choices: readonly IdChoice[];
  /** Keys, empty where nothing is chosen. */
  id1: string;
  id2: string;
  errors: { id1?: string; id2?: string };
  result: IdsResult | null;
}

const kinds = [
  ["photo", "A photo ID"],
  ["address", "Proof of your current address"],
] as const;

/** "driver's license", "Social Security card" */
const inSentence = ({ name, isProperName }: IdDocument): string =>
  isProperName === true ? name : name.charAt(0).toLowerCase() + name.slice(1);

function reasonText(reason: IdReason, first: IdDocument, { refused }: IdVerdict): string {
  switch (reason) {
    case "same-twice":
      return `You chose your ${inSentence(first)} twice. Bring two different documents.`;
    case "not-accepted":
      return `Not accepted for Form 1583: ${listed(refused.map(inSentence))}.`;
    case "no-photo":
      return "Neither one counts as a photo ID.";
    case "no-address":
      return "Neither one counts as proof of your current address.";
  }
}

/** What to do with the documents of the lists below it: it names the one that is no use, or the one to keep. */
function insteadTitleOf(first: IdDocument, second: IdDocument, [refused, other]: readonly IdDocument[]): string {
  const isSame = first.key === second.key;
  if (refused === undefined) {
    return isSame ? `Bring your ${inSentence(first)} and` : "Replace one of them with";
  }
  return isSame || other !== undefined ? "Bring one from each list" : `Replace the ${inSentence(refused)} with`;
}

/** Documents that would complete what is there already; where nothing counts, one of each kind is needed. */
function insteadOf(first: IdDocument, second: IdDocument, all: readonly IdDocument[]): IdsResult["instead"] {
  const useful = [first, second].filter(({ proves }) => proves.length > 0);
  const completes = (other: IdDocument) => useful.some((each) => judgeIds(each, other).reasons.length === 0);
  return kinds
    .filter(([what]) => useful.length === 0 || useful.some(({ proves }) => proves.some((proved) => proved !== what)))
    .map(([what, kind]) => ({
      kind,
      documents: all
        .filter((each) => each.proves.includes(what) && (useful.length === 0 || completes(each)))
        .map(({ name }) => name),
    }));
}

function resultFor(first: IdDocument, second: IdDocument, all: readonly IdDocument[]): IdsResult {
  const verdict = judgeIds(first, second);
  const isEnough = verdict.reasons.length === 0;
  return {
    isEnough,
    title: isEnough ? "Yes, these two IDs are OK" : "No, these two IDs are not enough",
    reasons: isEnough
      ? [
          "Both must be current. Bring Form 1583 unsigned. If you sign it in front of our staff, you don't need a notary.",
        ]
      : verdict.reasons.map((reason) => reasonText(reason, first, verdict)),
    insteadTitle: insteadTitleOf(first, second, verdict.refused),
    instead: isEnough ? [] : insteadOf(first, second, all),
  };
}

/** What the page's address asks: `id1` and `id2`, keys of documents. */
export function idsView(params: URLSearchParams, documents: readonly IdDocument[]): IdsView {
  const chosen = (name: string) => documents.find(({ key }) => key === params.get(name));
  const [first, second] = [chosen("id1"), chosen("id2")];
  const isAsked = params.has("id1") || params.has("id2");
  return {
    choices: documents.map(({ key, name }) => ({ key, name })),
    id1: first?.key ?? "",
    id2: second?.key ?? "",
    errors: {
      ...(isAsked && first === undefined && { id1: "Choose the first document." }),
      ...(isAsked && second === undefined && { id2: "Choose the second document." }),
    },
    result: first !== undefined && second !== undefined ? resultFor(first, second, documents) : null,
  };
}
