import type { SimplePage } from "../schema.ts";

export const partnersPage = {
  path: "/shipping-partners",
  name: "Shipping Partners",
  kind: "CollectionPage",
  menus: { header: 50, footer: 30 },
  pageTitle: "Shipping Partners and Local Businesses Nearby",
  metaDescription:
    "Local businesses that are partners of our Concord Township store: who they are, what they do, and a link to the website of each one.",
  tags: ["local businesses", "partners", "neighbors"],
  heroTitle: "Shipping partners and good neighbors",
  heroSubtitle: "Local businesses, each with a website of its own.",
  heroImage: "/images/pages/partners.svg",
  intro: `These are our local partners. Each one is independent and has its own hours and prices, so check its website before you go.

Looking for the carriers? {carriers} are under [Pack & Ship](/pack-ship).`,
  lastUpdated: "2026-11-21",
} as const satisfies SimplePage;
