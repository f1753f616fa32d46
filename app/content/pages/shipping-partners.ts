import type { SimplePage } from "../schema.ts";

export const partnersPage = {
  path: "/shipping-partners",
  name: "Shipping Partners",
  kind: "CollectionPage",
  menus: { header: 50, footer: 30 },
  pageTitle: "Shipping Partners and Local Businesses We Like",
  metaDescription:
    "Local businesses near our Concord Township store that we like to point people to: a salon and spa, a pub, a cafe, a bank branch and a boutique.",
  heroTitle: "Shipping partners and good neighbors",
  heroSubtitle: "Local businesses we work beside and like to mention across the counter.",
  heroImage: "/images/pages/partners.svg",
  intro: `A town works better when its businesses send people to one another. These are neighbors we are glad to recommend. Each one is independent and keeps its own hours and prices, so look at its website before you go.

Looking for the carriers? FedEx, UPS, USPS and DHL are under [Pack & Ship](/pack-ship).`,
  lastUpdated: "2026-11-20",
} as const satisfies SimplePage;
