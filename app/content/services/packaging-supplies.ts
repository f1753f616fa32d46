import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const packagingSupplies = {
  id: "packaging-supplies",
  section: "pack-ship",
  door: "pack",
  category: "pack-ship",
  serviceName: "Packaging Supplies",
  summary: "Boxes, padding and tape, and how to use them.",
  pageTitle: "Boxes & Packaging Supplies",
  metaDescription:
    "Boxes, padding and tape in Concord Township, during store hours. Bring the item, or its length, width, height and rough weight, and pick the right box.",
  otherNames: ["bubble wrap", "packing tape", "packing peanuts"],
  tags: [
    "boxes for sale",
    "moving boxes",
    "cardboard box",
    "shipping box",
    "bubble wrap",
    "packing tape",
    "packing paper",
    "packing peanuts",
    "padded envelope",
    "mailers",
  ],
  keywords: ["packaging supplies", "shipping boxes", "packing tape", "bubble wrap", "padded mailers"],
  heroTitle: "Packaging supplies for packing at home",
  heroSubtitle: "Packing it yourself? Bring the item, and we'll help you find the right box.",
  heroImage: "/images/services/packaging-supplies.svg",
  icon: "tube",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("type and size")],
    },
    {
      term: "Time",
      about: "time",
      details: ["If you need many boxes of one size, call ahead"],
    },
    { term: "Bring", bring: ["The item, or its length, width and height", "Its rough weight"] },
  ],
  content: [
    {
      heading: "Buy what you need to pack",
      tags: [
        "how much are boxes",
        "how much is a big box",
        "big boxes",
        "box sizes",
        "buy a box",
        "buy bubble wrap",
        "price of supplies",
        "sell packing supplies",
        "tape and boxes",
        "packing tape",
        "empty boxes",
        "small boxes",
        "medium boxes",
        "large boxes",
        "moving boxes",
        "wardrobe box",
        "cajas de carton",
        "sell envelopes",
        "buy envelopes",
      ],
      body: `We sell boxes, padding and tape. If you need a certain size or kind, ask if we have it before you come.`,
    },
    {
      heading: "Choosing a box",
      tags: ["what size box", "which box do I need", "how much padding"],
      body: `Pick a box with room for two fingers of padding on every side, or a fist for something fragile.

- **Too big a box** takes more padding, caves in easily and often costs more to ship.
- **Heavy things** such as books need a small box with a strong bottom.
- **Long things** need a long box, or they poke through.`,
    },
    {
      heading: "What each kind of padding is for",
      tags: ["bubble wrap", "packing paper", "packing peanuts", "foam", "packing tape", "styrofoam"],
      body: `- **Bubble wrap** cushions bumps. Use several layers, with the bubbles facing in.
- **Packing paper** wraps dishes and fills gaps, and unlike newspaper, it leaves no ink.
- **Foam sheets** keep finished surfaces from scratching.
- **Packing peanuts** settle on the way, and heavy things sink through them.`,
    },
    {
      heading: "Tape that holds",
      tags: ["what tape", "duct tape", "how to tape a box", "sell tape"],
      body: `Use wide packing tape made for boxes. Duct tape peels off in the cold, and string gets caught in the machines. Tape an **H** on the top and bottom: one strip along the middle seam, then one across each open edge.`,
    },
    {
      heading: "Mailer or box?",
      tags: ["bubble mailers", "padded envelope", "mailers", "poly mailer"],
      body: `A shirt does fine in a plastic mailer, but papers and photos need a stiff one. If squeezing could break it, use a box, even for jewelry.`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Help with the size",
      description: "We look at the item with you, so you don't pay for a box that is too big.",
    },
  ],
  tools: ["measure"],
  faqGroups: ["packaging-supplies"],
  cta: {
    title: "Need a certain box?",
    subtitle: "Send us the item's length, width, height and weight, and we'll tell you which box fits.",
    buttonText: "Ask about a size",
    buttonLink: "/contact",
    icon: "tube",
  },
  firstStep: "list",
  lastUpdated: "2026-11-28",
} as const satisfies Service;
