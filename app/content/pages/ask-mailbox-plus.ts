import { price, rate } from "../number-words.ts";
import { waysToPay } from "../shared-words.ts";
import type { AskPage } from "../schema.ts";

export const askPage = {
  path: "/ask-mailbox-plus",
  name: "Ask the shop",
  kind: "WebPage",
  menus: { footer: 40 },
  lists: "questions",
  pageTitle: "Ask the Shop: Your Questions",
  metaDescription: `Mailboxes from ${rate("mailbox-basic")}, drop-offs ${price("dropoff")}, Ohio BCI check ${price("fingerprint-bci")}: short answers on shipping, returns, printing, mailbox IDs, notary and more.`,
  tags: ["faq", "questions"],
  heroTitle: "Ask the shop",
  heroSubtitle:
    "Short answers about shipping, printing, mailboxes and fingerprinting at our store in Concord Township.",
  heroImage: "/images/pages/faq.svg",
  field: { label: "Your question", placeholder: "How much is a mailbox?" },
  starredTitle: "Start here",
  starred: [
    "drop-off-price",
    "drop-off-amazon",
    "drop-off-fedex-qr",
    "shipping-what-to-bring",
    "shipping-choose-carrier",
    "mailbox-which-id",
    "mailbox-plan-difference",
    "receiving-cost",
    "fingerprinting-walk-in",
    "fingerprinting-cost",
  ],
  intro: `**How to pay:** ${waysToPay}, at the time of service.

If you don't see your question, [send it to us](/contact-us) with any sizes and dates.`,
  lastUpdated: "2026-11-23",
} as const satisfies AskPage;
