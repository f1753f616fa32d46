import type { SimplePage } from "../schema.ts";
import { site } from "../site.ts";

export const searchPage = {
  path: "/search",
  name: "Search",
  kind: "WebPage",
  isIndexed: false,
  pageTitle: "Search and Answers",
  metaDescription: `Search ${site.name} in Concord Township in your own words. Find prices, hours, rules and answers, with a link to the page that each comes from.`,
  heroTitle: "Search",
  heroSubtitle: "Find prices, hours and answers.",
  heroImage: "/images/pages/empty-search.svg",
  intro: `Type a word or a whole question, such as *fax*, *hours on Saturday* or *how much is a mailbox*. If nothing fits, see [all services](/services) or [send us a message](/contact-us).`,
  lastUpdated: "2026-11-28",
} as const satisfies SimplePage;
