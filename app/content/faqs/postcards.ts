import type { FaqGroup } from "../schema";

export const postcardsFaqs = {
  key: "postcards",
  title: "Postcards",
  section: "Copy & Print",
  faqs: [
    {
      id: "postcards-which-size",
      question: "Which size should I choose?",
      answer: `A small card costs the least to mail one by one. A large card gets noticed, but with a stamp it costs as much as a letter, or more.`,
      category: "Sizes",
      tags: ["size", "postage", "4x6", "5x7", "postcard size"],
      isFeatured: true,
    },
    {
      id: "postcards-mail-for-me",
      question: "Can you help me mail them too?",
      answer: `We print the cards and sell [stamps](/pack-ship/postage-stamps). For whole neighborhoods, use [Every Door Direct Mail](/home-business/every-door-direct-mail), which needs a larger card.`,
      category: "Mailing",
      tags: [
        "direct mail",
        "stamps",
        "mail my postcards",
        "mailing service",
        "printed and mailed",
        "EDDM",
        "mailing list",
      ],
    },
    {
      id: "postcards-private-details",
      question: "What should I never print on a postcard?",
      answer: `Anything private, since everyone along the way can read it. Reminders for a medical, legal or money matter should give only the time and place.`,
      category: "Privacy",
      tags: ["privacy", "reminders", "private", "medical", "appointment cards"],
    },
  ],
} as const satisfies FaqGroup;
