import type { SimplePage } from "../schema.ts";

export const searchPage = {
  path: "/search",
  name: "Search",
  kind: "WebPage",
  isIndexed: false,
  pageTitle: "Ask or Search: Answers from Mailbox Plus",
  metaDescription:
    "Ask Mailbox Plus in Concord Township in your own words, and read prices, hours, rules and answers with the page that each of them comes from.",
  heroTitle: "Ask or search",
  heroSubtitle: "Type what you are looking for. One word or a whole question will do.",
  heroImage: "/images/pages/empty-search.svg",
  intro: `One word or a whole question will do: *fax*, *hours on Saturday*, *how much is a mailbox?* If nothing fits, see [all services](/services) or [ask us](/contact-us).`,
  lastUpdated: "2026-11-21",
} as const satisfies SimplePage;
