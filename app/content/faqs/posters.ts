import type { FaqGroup } from "../schema";

export const postersFaqs = {
  key: "posters",
  title: "Posters",
  section: "Copy & Print",
  faqs: [
    {
      id: "posters-how-fast",
      question: "How soon can I have a poster?",
      phrasings: ["poster today", "poster tomorrow", "how long for a poster", "same day poster"],
      answer: `Posters take {print-poster-time}, after you approve the proof. Sooner, or over a weekend? Call.`,
      category: "Timing",
      tags: ["turnaround", "rush", "how long", "ready", "same day", "poster turnaround", "when"],
      isFeatured: true,
      lastUpdated: "2026-11-24",
    },
    {
      id: "posters-largest-size",
      question: "What is the largest poster you print?",
      phrasings: ["biggest poster", "36 inches", "24 by 36", "18x24", "house plans", "floor plans", "architectural"],
      answer: `The limit is {poster-width} in width. A long, narrow print may fit, so send both measurements.`,
      category: "Sizes",
      tags: ["size", "blueprint", "24x36", "wide format", "how big", "engineering drawings", "plotter", "plans"],
      isFeatured: true,
    },
    {
      id: "posters-phone-photo",
      question: "Can you make a poster from a phone photo?",
      phrasings: ["blow up a picture", "enlarge a photo", "memorial photo", "collage", "picture on a poster"],
      answer: `Often. Bring the original, not a zoomed, cropped or screenshot version.`,
      category: "Files",
      tags: [
        "photos",
        "resolution",
        "print a photo",
        "photo printing",
        "iPhone picture",
        "print pictures",
        "graduation",
        "enlarge a photo",
      ],
    },
    {
      id: "posters-copyright",
      question: "Can I have a movie poster or a studio portrait enlarged?",
      phrasings: ["movie poster", "school photo", "disney", "professional photographer"],
      answer: `Only if the owner of the rights agrees. Studios and school photographers often give a written release. Bring it with you.`,
      category: "Rights",
      tags: ["copyright", "photos", "school picture", "professional photo"],
    },
  ],
} as const satisfies FaqGroup;
