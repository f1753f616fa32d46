import type { SimplePage } from "../schema.ts";

export const serviceAreaPage = {
  path: "/service-area",
  name: "Service Area",
  kind: "CollectionPage",
  lists: "areas",
  pageTitle: "Our Service Area: Lake County, Ohio and Nearby",
  metaDescription:
    "The towns around our Concord Township store, from Mentor and Painesville to Chardon and Geneva: how far each one is, and when the trip pays.",
  tags: ["towns", "areas served", "lake county", "near me"],
  heroTitle: "The towns we serve",
  heroSubtitle: "One store in Concord Township, and neighbors from the lakeshore to the hills.",
  heroImage: "/images/pages/service-area.svg",
  intro: `Our store is in **Concord Township**. Ten of these towns are in Lake County with us. Chardon is in Geauga County, and Geneva is in Ashtabula County.

Pick your town to see how far it is and when the trip pays. Is your town not on the list? You are just as welcome. For a long drive, [call or message us](/contact-us) first.`,
  lastUpdated: "2026-11-21",
} as const satisfies SimplePage;
