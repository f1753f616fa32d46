import type { SimplePage } from "../schema.ts";

export const serviceAreaPage = {
  path: "/service-area",
  name: "Service Area",
  kind: "CollectionPage",
  lists: "areas",
  pageTitle: "Our Service Area: Lake County, Ohio and Nearby",
  metaDescription:
    "Towns whose people come to our Concord Township store, from Mentor and Painesville to Chardon and Geneva, and which errands are worth the trip.",
  heroTitle: "Who comes in from where",
  heroSubtitle: "One store in Concord Township, and neighbors from the lakeshore to the hills.",
  heroImage: "/images/pages/service-area.svg",
  intro: `We have one counter, in **Concord Township**. Most people who come to it live in Lake County. Chardon is across the line in Geauga County, and Geneva is in Ashtabula County.

Pick your town to see what people from there come in for, and what is better done closer to home. Is your town not on the list? You are just as welcome. For anything large or urgent, [call or write](/contact-us) before a long drive.`,
  lastUpdated: "2026-11-20",
} as const satisfies SimplePage;
