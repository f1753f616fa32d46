import type { MyListPage } from "../schema.ts";

export const myListPage = {
  path: "/visit",
  name: "My list",
  kind: "WebPage",
  menus: { footer: 44 },
  pageTitle: "My List: What to Bring",
  metaDescription:
    "Choose what you're coming in for and get one list: what to bring, what to do first, prices, times, appointments, and whether we're open now.",
  tags: [
    "my list",
    "what to bring",
    "what do I bring",
    "what do I need to bring",
    "checklist",
    "list for my visit",
    "plan my visit",
    "before I come",
    "several errands",
  ],
  heroTitle: "My list",
  heroSubtitle: "What to bring, what to do at home, prices and times for everything you're coming in for.",
  words: {
    addAnotherTitle: "Add another errand",
    bringTitle: "Bring",
    beforeTitle: "At home",
    codeText: "To open it on your phone, point the camera here.",
    emptyText: "Nothing is on your list yet. Pick what you're coming in for, and we'll show what to bring.",
  },
  comeBy: {
    title: "Come by the store",
    text: "For most services, just come in during store hours. If one needs an appointment, your list says so.",
  },
  lastUpdated: "2026-11-28",
} as const satisfies MyListPage;
