import { allCarriers } from "../number-words.ts";
import type { SimplePage } from "../schema.ts";
import { site } from "../site.ts";

export const partnersPage = {
  path: "/shipping-partners",
  name: "Shipping Partners",
  kind: "CollectionPage",
  menus: { header: 50, footer: 30 },
  pageTitle: "Shipping Partners",
  metaDescription: `The local businesses that ${site.name} in Concord Township, Ohio, works with, and their websites. Each sets its own hours and prices.`,
  tags: ["shipping partners", "local businesses", "partners", "neighbors"],
  heroTitle: "Shipping partners",
  heroSubtitle: "Local businesses we work with. For shipping, come to our store.",
  heroImage: "/images/pages/partners.svg",
  intro: `Each business is independent and sets its own hours and prices.

Looking for the carriers? ${allCarriers} are under [Pack & Ship](/pack-ship).`,
  lastUpdated: "2026-11-23",
} as const satisfies SimplePage;
