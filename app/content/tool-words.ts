import { amount } from "./number-words.ts";
import type { ToolWords } from "./schema";

export const toolWords = {
  plans: {
    field: "Packages in a typical month",
    submit: "Compare plans",
    packages: "Packages a month",
    cheapestPlan: "Cheapest plan",
    plan: "Plan",
    perMonth: "Per month",
    cheapest: "cheapest",
    mailboxesOnly: `A mailbox also takes letters and USPS packages, and you pay ${amount("mailbox-terms")} ahead.`,
    noMailbox: "Packages only, no mailbox",
  },
  ids: {
    submit: "Check my IDs",
    photo: "Photo ID",
    address: "ID with your current address",
    choosePhoto: "Choose a photo ID.",
    chooseAddress: "Choose an ID with your current address.",
    enough: "Yes, these two IDs are OK",
    enoughText:
      "Both must be current. Bring Form 1583 unsigned. If you sign it in front of our staff, you don't need a notary.",
    notEnough: "No, these two IDs are not enough",
    notAccepted: "Not accepted here",
    oneOfEach: "Bring one from each list",
  },
  fingerprints: {
    field: "What does your letter ask for?",
    submit: "Show price and what to bring",
    choose: "Choose what your letter asks for.",
    hint: "Your letter names the check you need. No letter? Ask whoever wants the check.",
    booking: "by online appointment",
  },
} as const satisfies ToolWords;
