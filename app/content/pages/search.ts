import type { SimplePage } from "../schema.ts";

export const searchPage = {
  path: "/search",
  name: "Search",
  kind: "WebPage",
  isIndexed: false,
  pageTitle: "Search All Services of Mailbox Plus",
  metaDescription:
    "Search the services of Mailbox Plus in Concord Township in your own words: fax, bike, notary, return, poster, mailbox, fingerprints or stamps.",
  heroTitle: "Search services",
  heroSubtitle: "Type what you are looking for. One or two words are enough.",
  heroImage: "/images/pages/empty-search.svg",
  intro: `Everyday words work: *bike*, *return*, *photocopy*, *background check*. If nothing fits, see [all services](/services) or [ask us](/contact-us).`,
  lastUpdated: "2026-11-21",
} as const satisfies SimplePage;
