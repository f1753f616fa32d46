import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const flyersBrochuresFaqs = {
  key: "flyers-brochures",
  title: "Flyers and brochures",
  section: "Copy & Print",
  faqs: [
    {
      id: "flyers-when-to-order",
      question: "How far ahead of my event should I order?",
      answer: `Count back from your event. Leave time to check the proof and hand out the flyers, plus ${amount("print-standard-time")} for printing. If that's too tight, ask about a rush order.`,
      category: "Timing",
      tags: ["turnaround", "events", "how long", "rush", "same day", "event flyers", "party", "flyers by saturday"],
      isFeatured: true,
    },
    {
      id: "flyers-mailboxes",
      question: "Can I put flyers in people's mailboxes?",
      answer: `No, not even for a church supper or a lost dog. Only mail with paid postage can go in a mailbox. To reach a whole neighborhood, use [Every Door Direct Mail](/home-business/every-door-direct-mail) if the piece is large enough.`,
      category: "Delivery",
      tags: ["mailbox", "direct mail", "put flyers in mailboxes", "legal", "door to door"],
      isFeatured: true,
    },
    {
      id: "flyers-online-design",
      question: "Can I use a design made in an online tool?",
      answer: `Usually, if you download it as a PDF for print, with bleed if the tool offers it. A screenshot or a picture saved for social media prints fuzzy.`,
      category: "Files",
      tags: ["PDF", "design tools", "Canva", "Word", "Publisher", "own design", "canva file"],
    },
    {
      id: "flyers-website-photos",
      question: "Will the photos from my website print well?",
      answer: `Often not, because web pictures are small. Look for the original, and aim for ${amount("print-resolution")} at printed size.`,
      category: "Files",
      tags: ["photos", "resolution", "blurry", "picture quality", "low resolution"],
    },
  ],
} as const satisfies FaqGroup;
