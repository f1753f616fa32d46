/** The check of two documents in words: yes, or reasons and documents to bring instead. */
import { idDocuments, inSentence } from "../../content/id-documents.ts";
import type { IdDocument } from "../../content/schema.ts";
import { toolWords } from "../../content/tool-words.ts";
import { listed } from "../../text/english.ts";

const { ids: words } = toolWords;

/**
 * Judges two documents for USPS Form 1583: one has to be a photo ID, the other has to show the current address. Beside a
 * document that is both, any accepted document is enough.
 */
export function judgeIds(first: IdDocument, second: IdDocument) {
  const isSame = first.key === second.key;
  const documents = isSame ? [first] : [first, second];
  const refused = documents.filter(({ proves }) => proves.length === 0);
  const canProve = (what: IdDocument["proves"][number]) => documents.some(({ proves }) => proves.includes(what));
  const faults = [
    ["same-twice", isSame],
    ["not-accepted", refused.length > 0],
    ["no-photo", !canProve("photo")],
    ["no-address", !canProve("address")],
  ] as const;
  return {
    /** Empty where the two are enough. */
    reasons: faults.flatMap(([reason, isSo]) => (isSo ? [reason] : [])),
    /** Documents that the Postal Service does not take for this form. */
    refused,
  };
}

/** Heading of the lists: it names the document to replace, or the one to keep. */
function insteadTitleOf(first: IdDocument, second: IdDocument, [refused, other]: readonly IdDocument[]): string {
  const isSame = first.key === second.key;
  if (refused === undefined) {
    return isSame ? `Bring your ${inSentence(first)} and one of these:` : words.replaceOne;
  }
  return isSame || other !== undefined ? words.oneOfEach : `Replace the ${inSentence(refused)} with one of these:`;
}

/** Documents that would complete the accepted ones; without an accepted one, a document of each kind. */
function insteadOf(first: IdDocument, second: IdDocument) {
  const all: readonly IdDocument[] = idDocuments;
  const useful = [first, second].filter(({ proves }) => proves.length > 0);
  const completes = (other: IdDocument) => useful.some((each) => judgeIds(each, other).reasons.length === 0);
  return (["photo", "address"] as const)
    .filter((what) => useful.length === 0 || useful.some(({ proves }) => proves.some((proved) => proved !== what)))
    .map((what) => ({
      kind: words[what],
      documents: listed(
        all
          .filter((each) => each.proves.includes(what) && (useful.length === 0 || completes(each)))
          .map(({ name }) => name),
        "or",
      ),
    }));
}

function resultFor(first: IdDocument, second: IdDocument) {
  const { reasons, refused } = judgeIds(first, second);
  const isEnough = reasons.length === 0;
  const texts = {
    "same-twice": `You chose your ${inSentence(first)} twice. Bring two different documents.`,
    "not-accepted": `${words.notAccepted}: ${listed(refused.map(inSentence))}.`,
    "no-photo": words.noPhoto,
    "no-address": words.noAddress,
  };
  return {
    isEnough,
    title: isEnough ? words.enough : words.notEnough,
    reasons: isEnough ? [words.enoughText] : reasons.map((reason) => texts[reason]),
    insteadTitle: insteadTitleOf(first, second, refused),
    /** Documents to bring instead, by kind. */
    instead: isEnough ? [] : insteadOf(first, second),
  };
}

/** @param params `id1` and `id2`, keys of documents */
export function viewIds(params: URLSearchParams) {
  const chosen = (name: string): IdDocument | undefined => idDocuments.find(({ key }) => key === params.get(name));
  const [first, second] = [chosen("id1"), chosen("id2")];
  const isAsked = params.has("id1") || params.has("id2");
  const { field1, field2, submit } = words;
  return {
    words: { field1, field2, submit },
    choices: Object.fromEntries(idDocuments.map(({ key, name }) => [key, name])),
    /** Keys; empty where the visitor chose none. */
    id1: first?.key ?? "",
    id2: second?.key ?? "",
    errors: {
      id1: isAsked && first === undefined ? words.choose1 : undefined,
      id2: isAsked && second === undefined ? words.choose2 : undefined,
    },
    result: first !== undefined && second !== undefined ? resultFor(first, second) : null,
  };
}
