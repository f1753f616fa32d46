import type { VisitPage } from "../schema.ts";

export const visitPage = {
  path: "/visit",
  name: "Plan your visit",
  kind: "WebPage",
  pageTitle: "Plan Your Visit",
  metaDescription:
    "Choose what you're coming in for and get one list: what to bring, what to do first, prices, times, appointments, and whether we're open now.",
  tags: [
    "what to bring",
    "what do I bring",
    "what do I need to bring",
    "checklist",
    "list for my visit",
    "plan my visit",
    "before I come",
    "several errands",
  ],
  heroTitle: "Plan your visit",
  heroSubtitle: "Choose what you're coming in for. Your list says what to bring, what to do at home, prices and times.",
  heroImage: "/images/pages/visit.svg",
  title: "Your visit list",
  chooseTitle: "What are you coming in for?",
  bringTitle: "Bring",
  beforeTitle: "Before you come",
  appointmentTitle: "Book first",
  comeByTitle: "Come by the store",
  comeByText: "For most services, just come in during store hours. If one needs an appointment, your list says so.",
  emptyText: "Your list is empty.",
  lastUpdated: "2026-11-23",
} as const satisfies VisitPage;
