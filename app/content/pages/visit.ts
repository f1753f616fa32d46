import type { VisitPage } from "../schema.ts";

export const visitPage = {
  path: "/visit",
  name: "Your visit",
  kind: "WebPage",
  pageTitle: "Your Visit: What to Bring to the Counter",
  metaDescription:
    "Choose what you come for and get one sheet: what to bring, what to do before, prices and times, what needs an appointment, and if we are open now.",
  tags: [
    "what to bring",
    "what do I bring",
    "checklist",
    "list for my visit",
    "plan my visit",
    "before I come",
    "several errands",
  ],
  heroTitle: "Your visit, on one sheet",
  heroSubtitle: "Choose what you come for. The sheet says what to bring, what to do at home, and whether we are open.",
  heroImage: "/images/pages/visit.svg",
  title: "Your visit",
  chooseTitle: "What do you come for?",
  bringTitle: "Bring",
  beforeTitle: "Before you come",
  appointmentTitle: "Book first",
  comeByTitle: "See you at the counter",
  comeByText: "For most things you can simply come by in store hours. What needs a booked time says so on the sheet.",
  emptyText: "Nothing is on your sheet yet.",
  lastUpdated: "2026-11-21",
} as const satisfies VisitPage;
