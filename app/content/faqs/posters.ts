import type { FaqGroup } from "../schema";

export const postersFaqs = {
  key: "posters",
  title: "Posters",
  section: "Copy & Print",
  faqs: [
    {
      id: "posters-phone-photo",
      question: "Can you make a poster from a phone photo?",
      answer: `Often, yes. Bring the original photo, not a screenshot or a cropped copy.`,
      category: "Files",
      isFeatured: true,
      tags: [
        "photos",
        "resolution",
        "print a photo",
        "photo printing",
        "iPhone picture",
        "print pictures",
        "graduation",
        "enlarge a photo",
        "blow up a picture",
        "memorial photo",
        "collage",
      ],
    },
    {
      id: "posters-copyright",
      question: "Can I have a movie poster or a studio portrait enlarged?",
      answer: `Only if the owner of the rights agrees. Portrait studios and school photographers often give a written release. If you have one, bring it along.`,
      category: "Rights",
      tags: ["copyright", "photos", "school picture", "professional photo", "disney"],
    },
  ],
} as const satisfies FaqGroup;
