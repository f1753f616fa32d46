/**
 * Judges two documents for USPS Form 1583: one has to be a photo ID, the other has to show the current address. Beside a
 * document that is both, any accepted document is enough.
 */
import type { IdDocument } from "../../content/schema.ts";

export type IdReason = "same-twice" | "not-accepted" | "no-photo" | "no-address";

export interface IdVerdict {
  /** Empty where the two are enough. */
  reasons: IdReason[];
  /** Documents that the Postal Service does not take for this form. */
  refused: IdDocument[];
}

export function judgeIds(first: IdDocument, second: IdDocument): IdVerdict {
  const isSame = first.key === second.key;
  const documents = isSame ? [first] : [first, second];
  const refused = documents.filter(({ proves }) => proves.length === 0);
  const canProve = (what: IdDocument["proves"][number]) => documents.some(({ proves }) => proves.includes(what));
  return {
    reasons: [
      ...(isSame ? (["same-twice"] as const) : []),
      ...(refused.length > 0 ? (["not-accepted"] as const) : []),
      ...(canProve("photo") ? [] : (["no-photo"] as const)),
      ...(canProve("address") ? [] : (["no-address"] as const)),
    ],
    refused,
  };
}
