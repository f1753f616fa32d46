import type { SimplePage } from "../schema.ts";

export const partnersPage = {
  path: "/shipping-partners",
  name: "Local Partners",
  kind: "CollectionPage",
  menus: { header: 50, footer: 30 },
  pageTitle: "Local Partner Businesses",
  metaDescription:
    "Local businesses that are partners of our Concord Township store: who they are, what they do, and a link to the website of each one.",
  tags: ["shipping partners", "local businesses", "partners", "neighbors"],
  heroTitle: "Our local partners",
  heroSubtitle: "These local businesses are our partners. Choose one to visit its website.",
  heroImage: "/images/pages/partners.svg",
  intro: `Each business is independent and sets its own hours and prices.

Looking for the carriers? {carriers} are under [Pack & Ship](/pack-ship).`,
  lastUpdated: "2026-11-23",
} as const satisfies SimplePage;
