import type { ThingToBring } from "./schema";

export const thingsToBring = {
  "photo-id": { text: "A valid photo ID" },
  "government-photo-id": { text: "Current government photo ID", covers: ["photo-id", "notary-id"] },
  "notary-id": { text: "For the notary: a valid government ID" },
  "address-id": { text: "For Form 1583: one secondary ID that shows your current address" },
  "form-1583": { text: "USPS Form 1583" },
  "request-letter": { text: "Your request letter or form" },
  "reason-code": { text: "For an Ohio check: the reason code" },
  "result-address": { text: "For an Ohio check: the mailing address for results" },
  "florida-ori": { text: "For a Florida check: your agency's ORI number" },
  "card-instructions": { text: "For a fingerprint card: what the agency sent you" },
  recipient: { text: "The recipient's name, street address and phone number" },
  "recipient-abroad": { text: "The recipient's full name, street address, phone and email", covers: ["recipient"] },
  "contents-list": { text: "A list of what is inside, with the value of each item" },
  invoice: { text: "An invoice or receipt, if you have one" },
  "proof-of-value": { text: "For insurance, proof of value: receipt, appraisal or invoice", covers: ["invoice"] },
} as const satisfies Record<string, ThingToBring>;
