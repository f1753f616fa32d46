import type { SimplePage } from "../schema.ts";

export const serviceAreaPage = {
  path: "/service-area",
  name: "Service Area",
  kind: "CollectionPage",
  lists: "areas",
  pageTitle: "Lake County Pack & Ship",
  metaDescription:
    "How far Concord Township is from Mentor, Painesville, Willoughby, Chardon, Geneva and six more towns, and what you can do at our store in one trip.",
  tags: ["towns", "areas served", "lake county", "near me"],
  heroTitle: "The towns we serve in and near Lake County",
  heroSubtitle: "Miles are straight lines from the center of Concord Township.",
  heroImage: "/images/pages/service-area.svg",
  intro: `Our store is in **Concord Township**. Ten of these towns, ours among them, are in Lake County. Chardon is in Geauga County, and Geneva is in Ashtabula County.

Is your town not on the list? You are just as welcome.`,
  lastUpdated: "2026-11-23",
} as const satisfies SimplePage;
