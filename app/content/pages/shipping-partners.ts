import type { SimplePage } from "../schema.ts";

export const partnersPage = {
  path: "/shipping-partners",
  name: "Shipping Partners",
  kind: "CollectionPage",
  menus: { header: 50, footer: 30 },
  pageTitle: "Local Partner Businesses",
  metaDescription:
    "Local businesses that are partners of our Concord Township store: who they are, what they do, and a link to the website of each one.",
  tags: ["local businesses", "partners", "neighbors"],
  heroTitle: "Shipping partners and good neighbors",
  heroSubtitle: "Local businesses, with links to their websites.",
  heroImage: "/images/pages/partners.svg",
  intro: `These are our local partners. Each one is independent, so check its website for hours and prices.

Looking for the carriers? {carriers} are under [Pack & Ship](/pack-ship).`,
  lastUpdated: "2026-11-23",
} as const satisfies SimplePage;
