import { price } from "./number-words.ts";
import type { BringItem, FingerprintCheck } from "./schema";

const channeling =
  "FBI channeling is a different check. It is for US citizens and lawful permanent residents only, not for US employment or licensing. Results from channeling can't be shipped overseas.";
const ohio: BringItem[] = [
  { thing: "government-photo-id" },
  { thing: "request-letter" },
  "The reason code",
  "The mailing address for results",
];
const codeNote =
  "Your employer or board gives you the reason code. If the code or the address is wrong, you'll pay for a second check.";
// Florida routes results by this code (legalclarity.org, checked 2026-11-23).
const florida: BringItem[] = [
  { thing: "government-photo-id" },
  { thing: "request-letter" },
  "Your agency's ORI number",
];

export const fingerprintChecks = [
  { key: "bci", name: "Ohio BCI only", price: price("fingerprint-bci"), bring: ohio, notes: [codeNote] },
  {
    key: "fbi",
    name: "Ohio FBI only",
    price: price("fingerprint-fbi"),
    bring: ohio,
    notes: ["This check is ordered through the state of Ohio, for purposes the state allows.", codeNote, channeling],
  },
  {
    key: "bci-fbi",
    name: "Ohio BCI and FBI",
    price: price("fingerprint-bci-fbi"),
    bring: ohio,
    notes: ["You get both checks in one visit.", codeNote, channeling],
  },
  {
    key: "florida",
    name: "Florida Level 2",
    price: price("fingerprint-florida"),
    bring: florida,
    notes: ["No photo is included. Ask your agency whether it requires one."],
  },
  {
    key: "florida-photo",
    name: "Florida Level 2 with photo",
    price: price("fingerprint-florida-photo"),
    bring: florida,
    notes: ["The required photo is included."],
  },
  {
    key: "card",
    name: "A fingerprint card",
    price: price("fingerprint-card"),
    bring: [{ thing: "government-photo-id" }, "What the agency sent you"],
    notes: ["Your fingerprints on a paper card, for an agency that asks for one."],
  },
] as const satisfies FingerprintCheck[];
