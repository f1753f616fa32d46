import type { SimplePage } from "../schema.ts";

export const askPage = {
  path: "/ask-mailbox-plus",
  name: "Ask the shop",
  kind: "WebPage",
  menus: { footer: 40 },
  lists: "questions",
  pageTitle: "Ask the Shop: Questions People Bring to Us",
  metaDescription:
    "Answers from our counter in Concord Township: drop-offs and returns, carriers, packing, print files, mailbox IDs, notary, insurance and fingerprinting.",
  heroTitle: "Ask the shop",
  heroSubtitle: "The questions we hear across the counter, answered before you drive.",
  heroImage: "/images/pages/faq.svg",
  intro: `The questions are in four groups: Pack & Ship, Copy & Print, Home & Business and Specialty Services. Tap one to open its answer.

Is yours missing, or is your case a little different? [Ask us directly](/contact-us), and have the size, the date or the wording of your letter at hand.`,
  lastUpdated: "2026-11-20",
} as const satisfies SimplePage;
