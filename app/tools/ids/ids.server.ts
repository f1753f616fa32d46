import { idDocuments, inSentence } from "../../content/id-documents.ts";
import type { IdDocument } from "../../content/schema.ts";
import { toolWords } from "../../content/tool-words.ts";
import { listed } from "../../text/english.ts";

const { ids: words } = toolWords;

const purposes = ["photo", "address"] as const;
type Purpose = (typeof purposes)[number];

const isRefused = ({ proves }: IdDocument) => proves.length === 0;

/** Accepted documents for this purpose first, then rejected ones that people bring. */
const documentsOf = (purpose: Purpose): readonly IdDocument[] => [
  ...idDocuments.filter(({ proves }: IdDocument) => proves.includes(purpose)),
  ...idDocuments.filter(isRefused),
];

/** USPS Form 1583 needs two different accepted documents. */
function judgeIds(photo: IdDocument, address: IdDocument) {
  const chosen = { photo, address };
  const isSame = photo.key === address.key;
  const refused = [...new Set([photo, address].filter(isRefused))];
  const isEnough = !isSame && refused.length === 0;
  const [first, second] = refused;
  const replaced = purposes.filter((purpose) => isSame || isRefused(chosen[purpose]));
  return {
    isEnough,
    title: isEnough ? words.enough : words.notEnough,
    reason: isEnough
      ? words.enoughText
      : first === undefined
        ? `You chose your ${inSentence(photo)} twice. One document can't count as both.`
        : `${words.notAccepted}: ${listed(refused.map(inSentence))}.`,
    insteadTitle:
      first === undefined
        ? `Bring your ${inSentence(photo)} and one of these:`
        : isSame || second !== undefined
          ? words.oneOfEach
          : `Replace the ${inSentence(first)} with one of these:`,
    /** By purpose; empty if both documents are accepted. */
    instead: replaced.map((purpose) => ({
      purpose: words[purpose],
      documents: listed(
        documentsOf(purpose)
          .filter((each) => !isRefused(each) && each !== photo && each !== address)
          .map(({ name }) => name),
        "or",
      ),
    })),
  };
}

/** @param params `id1`: key of a photo ID; `id2`: key of an ID with the current address */
export function viewIds(params: URLSearchParams) {
  const chosen = (name: string, purpose: Purpose) => documentsOf(purpose).find(({ key }) => key === params.get(name));
  const [photo, address] = [chosen("id1", "photo"), chosen("id2", "address")];
  const isAsked = params.has("id1") || params.has("id2");
  const choices = (purpose: Purpose) => Object.fromEntries(documentsOf(purpose).map(({ key, name }) => [key, name]));
  return {
    submit: words.submit,
    fields: [
      { name: "id1", label: words.photo, choices: choices("photo"), value: photo?.key ?? "" },
      { name: "id2", label: words.address, choices: choices("address"), value: address?.key ?? "" },
    ],
    errors: {
      id1: isAsked && photo === undefined ? words.choosePhoto : undefined,
      id2: isAsked && address === undefined ? words.chooseAddress : undefined,
    },
    result: photo !== undefined && address !== undefined ? judgeIds(photo, address) : null,
  };
}
