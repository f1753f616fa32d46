import type { FaqGroup } from "../schema";

export const postersFaqs = {
  key: "posters",
  title: "Posters",
  section: "Copy & Print",
  faqs: [
    {
      id: "posters-phone-photo",
      question: "Can you make a poster from a phone photo?",
      phrasings: ["blow up a picture", "enlarge a photo", "memorial photo", "collage", "picture on a poster"],
      answer: `Often. Bring the original, not a zoomed, cropped or screenshot version.`,
      category: "Files",
      isFeatured: true,
      lastUpdated: "2026-11-24",
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
