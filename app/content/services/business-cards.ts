import { amount } from "../number-words.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const businessCards = {
  id: "business-cards",
  section: "copy-print",
  order: 10,
  category: "copy-print",
  serviceName: "Business Cards",
  summary: "From your file or your idea, with a proof.",
  pageTitle: "Business Card Printing",
  metaDescription: `Business cards printed in ${amount("print-standard-time")} after you approve a proof. Bring a PDF, an old card or just the wording. Rush orders may cost extra.`,
  tags: ["calling cards", "appointment cards"],
  keywords: ["business cards", "business card printing", "card design", "appointment cards", "Concord Township"],
  heroTitle: "Business cards in Concord Township",
  heroSubtitle: "Bring a finished file, an old card or just the wording, and we'll take it from there.",
  heroImage: "/images/services/business-cards.svg",
  hero: "form",
  icon: "card",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("quantity, paper and printed sides")],
    },
    {
      term: "Time",
      about: "time",
      details: [
        `Standard printing: ${amount("print-standard-time")} after you approve the proof`,
        "Rush orders may cost extra",
      ],
    },
    {
      term: "Bring",
      bring: ["Your file, preferably a PDF", "Or an old card and the new wording", "The date you need them"],
    },
  ],
  content: [
    {
      heading: "Order business cards",
      tags: [
        "order cards",
        "make business cards",
        "need business cards",
        "cards by friday",
        "cards this week",
        "cards fast",
        "rush cards",
        "too late",
        "turnaround",
        "rush",
        "ready",
        "how soon",
        "same day",
        "when will my cards be ready",
        "what do business cards cost",
        "price for 250",
        "price for 500 cards",
        "1000 cards",
        "cheap cards",
        "minimum order of cards",
        "price",
        "quantity",
        "how much",
        "cost",
        "100 cards",
        "500 cards",
        "can you match the cards i already have",
        "more of the same card",
        "reorder my cards",
        "same card again",
        "reorder",
        "color",
        "same as last time",
        "reprint",
        "old cards",
      ],
      body: `We print from your file, or help with the [design](/copy-print/graphic-design). Nothing is printed until you approve it.`,
    },
    {
      heading: "What belongs on a card",
      tags: ["qr on business card", "QR code", "code on card"],
      body: `Your name, what you do in plain words, and one or two ways to reach you are enough. Leave white space around them.

Put hours, a map or a QR code on the back. A phone can read the code if it is dark on light and at least as big as your thumbnail.`,
    },
    {
      heading: "Paper and finish",
      tags: ["glossy", "matte", "thick cards", "card paper"],
      body: `A glossy coating makes photos and dark colors shine, but pen smears on it. You can write on an uncoated card, which helps with appointments. Matte is in between.`,
    },
    {
      heading: "Bleed, trim and safe area",
      tags: ["bleed", "white edge", "trim line", "safe area"],
      body: `- **Trim** is where the card is cut.
- **Bleed** is color that runs past the trim, usually by ${amount("print-bleed")} on each side. Without it, a thin white line can show at the edge.
- **Safe area** is inside the trim. Keep text and logos at least ${amount("print-bleed")} from the cut.`,
    },
  ],
  features: [
    {
      icon: "pen",
      title: "No file, no problem",
      description: "We can make one from an idea or a faded old card, so you don't need a designer.",
    },
  ],
  faqGroups: ["business-cards"],
  cta: {
    title: "Tell us about your cards",
    subtitle: "How many do you need, on what paper, one-sided or two-sided, and when?",
    buttonText: "Ask for a card quote",
    buttonLink: "/contact",
    icon: "card",
  },
  closing: {
    title: "No file yet?",
    subtitle: "Bring your wording and logo, and we'll make a layout that's ready to print.",
    buttonText: "See graphic design",
    buttonLink: "/copy-print/graphic-design",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
