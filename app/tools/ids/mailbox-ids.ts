/**
 * Whether two documents are enough for USPS Form 1583: one has to be a photo ID, the other has to show the current address,
 * and no document can be both at once: one that is both leaves the other part to any document that is accepted.
 */
import type { IdDocument } from "../../content/schema.ts";

export type IdReason = "same-twice" | "not-accepted" | "no-photo" | "no-address";

export interface IdVerdict {
  /** None: these two are enough. */
  reasons: IdReason[];
  /** Those that the Postal Service does not take for this. */
  refused: IdDocument[];
}

const canProve = (document: IdDocument, what: IdDocument["proves"][number]) => document.proves.includes(what);

export function judgeIds(first: IdDocument, second: IdDocument): IdVerdict {
  const refused = [first, ...(second.key === first.key ? [] : [second])].filter(({ proves }) => proves.length === 0);
  const isSame = first.key === second.key;
  const documents = [first, second];
  const hasPhoto = documents.some((each) => canProve(each, "photo"));
  const hasAddress = documents.some((each) => canProve(each, "address"));
  return {
    reasons: [
      ...(isSame ? (["same-twice"] as const) : []),
      ...(refused.length > 0 ? (["not-accepted"] as const) : []),
      ...(hasPhoto ? [] : (["no-photo"] as const)),
      ...(hasAddress ? [] : (["no-address"] as const)),
    ],
    refused,
  };
}
