import type { AskPage } from "../schema.ts";

export const askPage = {
  path: "/ask-mailbox-plus",
  name: "Ask the shop",
  kind: "WebPage",
  menus: { footer: 40 },
  lists: "questions",
  pageTitle: "Ask the Shop: Questions and Answers",
  metaDescription:
    "Answers from our store in Concord Township: drop-offs and returns, carriers, packing, print files, mailbox IDs, notary, insurance and fingerprinting.",
  tags: ["faq", "questions"],
  heroTitle: "Ask the shop",
  heroSubtitle: "Questions about our services, with short answers.",
  heroImage: "/images/pages/faq.svg",
  field: { label: "Your question", placeholder: "How much is a mailbox?" },
  intro: `The questions are in four groups: Pack & Ship, Copy & Print, Home & Business and Specialty Services. Tap one to open its answer.

Don't see yours? [Ask us](/contact-us), and give us the size, the date or the wording of your letter.`,
  lastUpdated: "2026-11-21",
} as const satisfies AskPage;
