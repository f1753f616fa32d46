import type { Answers } from "./schema.ts";

/**
 * What only the owner can answer. Nothing shows until an answer is filled in. For example:
 *   lastPickups: { fedex: { monday: "16:30", saturday: "12:00" } },
 *   prices: { "copy-black": 0.15, "copy-color": 0.5, "fax-page": 1.5, "scan-page": 0.35, "shredding-pound": 1.25 },
 *   parking: "Free parking in front of the door.",
 *   printsWhileYouWait: true,
 *   digitalMailboxAddress: "200 Main Street, Unit 7, Painesville, OH 44077",
 */
export const answers: Answers = {};
