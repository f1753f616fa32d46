import type { BringItem, FingerprintCheck } from "./schema";

const channeling = [
  "FBI channeling is another route: for US citizens and lawful permanent residents only, and not for US employment or licensing.",
  "Nothing of it can be shipped overseas.",
] as const;
const ohio: BringItem[] = [{ thing: "government-photo-id" }, { thing: "reason-code" }, { thing: "result-address" }];
const codeNote =
  "The reason code comes from your employer or board. With a wrong one Ohio runs the check again, and it is paid for again.";

/** What a request letter may ask for, and what that takes here. */
export const fingerprintChecks = [
  { key: "bci", name: "Ohio BCI only", price: "fingerprint-bci", bring: ohio, notes: [codeNote] },
  {
    key: "fbi",
    name: "FBI only",
    price: "fingerprint-fbi",
    bring: ohio,
    notes: ["This is the FBI check by way of Ohio, for the purposes that Ohio allows.", codeNote, ...channeling],
  },
  {
    key: "bci-fbi",
    name: "Ohio BCI and FBI",
    price: "fingerprint-bci-fbi",
    bring: ohio,
    notes: ["Both from one visit.", codeNote, ...channeling],
  },
  {
    key: "florida",
    name: "Florida Level 2",
    price: "fingerprint-florida",
    bring: [{ thing: "government-photo-id" }, "Your Florida paperwork"],
    notes: ["Without a photo. Look in the paperwork, or ask the agency there, whether it requires one."],
  },
  {
    key: "florida-photo",
    name: "Florida Level 2 with photo",
    price: "fingerprint-florida-photo",
    bring: [{ thing: "government-photo-id" }, "Your Florida paperwork"],
    notes: ["With the photo that Florida requires."],
  },
  {
    key: "card",
    name: "A fingerprint card",
    price: "fingerprint-card",
    bring: [{ thing: "government-photo-id" }, "What the agency sent you"],
    notes: ["Your prints on paper, for an agency that wants a card. You take it along."],
  },
] as const satisfies FingerprintCheck[];
