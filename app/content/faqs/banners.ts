import type { FaqGroup } from "../schema";

export const bannersFaqs = {
  key: "banners",
  title: "Banners",
  section: "Copy & Print",
  faqs: [
    {
      id: "banners-how-long",
      question: "Does a banner take as long as a poster?",
      phrasings: ["how long for a banner", "banner by saturday", "rush banner"],
      answer: `It can take longer than a poster's {print-poster-time}, since hems and grommets add work. Call with the date it must hang. You approve a proof first.`,
      category: "Timing",
      tags: ["turnaround", "proof", "banner turnaround", "ready", "party banner", "birthday banner", "rush"],
      isFeatured: true,
      order: 1,
      lastUpdated: "2026-11-24",
    },
    {
      id: "banners-outdoors",
      question: "Will a banner hold up outdoors?",
      phrasings: ["hang outside", "grommets", "store sign", "storefront", "eyelets", "weather"],
      answer: `Sun fades ink and wind tears corners, so say when you order that it will hang outside, and for how long. Fasten it at every grommet, not just at the corners, and take it down before a storm.`,
      category: "Materials",
      tags: ["outdoor", "weather", "outdoor banner", "vinyl", "grommets", "rain", "wind", "weatherproof"],
      order: 2,
    },
    {
      id: "banners-permit",
      question: "Do I need permission to hang a banner?",
      phrasings: ["allowed to hang", "hoa"],
      answer: `Perhaps. Many towns, landlords and homeowner associations have rules on size, place and how long a sign can stay. Your zoning office can tell you.`,
      category: "Rules",
      tags: ["zoning", "signs", "permit", "sign law", "hang a banner"],
      order: 3,
    },
    {
      id: "banners-reuse",
      question: "How can I make a banner I can use every year?",
      phrasings: ["use it again", "keep a banner"],
      answer: `Leave off the year and the date. "Annual book sale" lasts longer than a numbered one. Between events, roll it with the print facing out and keep it dry.`,
      category: "Design",
      tags: ["reuse", "events", "yearly event", "reusable"],
      order: 4,
    },
  ],
} as const satisfies FaqGroup;
