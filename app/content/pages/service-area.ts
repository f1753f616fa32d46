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
  heroSubtitle: "Miles are in a straight line from the center of Concord Township.",
  heroImage: "/images/pages/service-area.svg",
  intro: `Our store is in **Concord Township**, Lake County. Most of these towns are in the same county.

Is your town not on the list? You are just as welcome.`,
  lastUpdated: "2026-11-28",
} as const satisfies SimplePage;
