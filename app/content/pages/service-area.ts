import type { SimplePage } from "../schema.ts";

export const serviceAreaPage = {
  path: "/service-area",
  name: "Service Area",
  kind: "CollectionPage",
  lists: "areas",
  pageTitle: "Towns Near Our Store",
  metaDescription:
    "How far it is to our Concord Township store from Mentor, Painesville, Willoughby, Chardon, Geneva and seven more towns, and what to bring on one trip.",
  tags: ["towns", "areas served", "lake county", "near me"],
  heroTitle: "The towns we serve",
  heroSubtitle: "One store in Concord Township, and neighbors from the lakeshore to the hills.",
  heroImage: "/images/pages/service-area.svg",
  intro: `Our store is in **Concord Township**. Ten of these towns are in Lake County with us. Chardon is in Geauga County, and Geneva is in Ashtabula County.

Pick your town to see how far we are and what you can do in one trip. Distances are straight lines from the center of Concord Township. Is your town not on the list? You are just as welcome. Before a long drive, call us.`,
  lastUpdated: "2026-11-23",
} as const satisfies SimplePage;
