import type { SimplePage } from "../schema.ts";

export const serviceAreaPage = {
  path: "/service-area",
  name: "Service Area",
  kind: "CollectionPage",
  pageTitle: "Lake County Pack & Ship",
  metaDescription:
    "How many miles Concord Township, Ohio, is from each of the towns we serve, and what you can do at our store in one trip.",
  tags: ["towns", "areas served", "lake county", "near me"],
  heroTitle: "The towns we serve in and near Lake County",
  heroSubtitle: "Miles are measured from the center of Concord Township.",
  heroImage: "/images/pages/service-area.svg",
  intro: `All these towns are in Lake County except Chardon and Geneva.

Don't see your town? You're just as welcome.`,
  lastUpdated: "2026-11-28",
} as const satisfies SimplePage;
