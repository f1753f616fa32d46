import type { FaqGroup } from "../schema";

export const postersFaqs = {
  key: "posters",
  title: "Posters",
  section: "Copy & Print",
  faqs: [
    {
      id: "posters-how-fast",
      question: "How soon can I have a poster?",
      answer: `Posters take {print-poster-time}. We need a good file and your approval of the proof before we print. If you need it sooner, call us. Rush orders may cost extra.`,
      category: "Timing",
      tags: ["turnaround", "rush"],
      isFeatured: true,
      order: 1,
      lastUpdated: "2026-11-21",
    },
    {
      id: "posters-largest-size",
      question: "What is the largest poster you print?",
      answer: `The limit is {poster-width} in width. Tell us both measurements when you ask, because a long, narrow print may fit even when it sounds too big.`,
      category: "Sizes",
      tags: ["size"],
      isFeatured: true,
      order: 2,
      lastUpdated: "2026-11-21",
    },
    {
      id: "posters-phone-photo",
      question: "Can you make a poster from a phone photo?",
      answer: `Often, yes. Bring the original. A zoomed, cropped or screenshot version has lost most of its detail. If you aren't sure, bring the phone, and we will look at it together.`,
      category: "Files",
      tags: ["photos", "resolution"],
      order: 3,
    },
    {
      id: "posters-file-type",
      question: "Which file type is best for a poster?",
      answer: `For text and logos, a PDF with the fonts embedded. For a photo, the full-size JPEG or TIFF. Make the page the same shape as the finished poster, or it will be cropped or get white bars.`,
      category: "Files",
      tags: ["PDF", "photos"],
      order: 4,
    },
    {
      id: "posters-copyright",
      question: "Can I have a movie poster or a studio portrait enlarged?",
      answer: `Only if the owner of the rights agrees. Buying a print doesn't give you the right to copy it. Studios and school photographers often give a written release when you ask, so bring it with you.`,
      category: "Rights",
      tags: ["copyright", "photos"],
      order: 5,
    },
  ],
} as const satisfies FaqGroup;
