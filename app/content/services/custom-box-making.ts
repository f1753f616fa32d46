import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const customBoxMaking = {
  id: "custom-box-making",
  section: "pack-ship",
  door: "pack",
  category: "pack-ship",
  serviceName: "Custom Box Making",
  summary: "A box made to fit your item's measurements.",
  pageTitle: "Custom Shipping Boxes",
  metaDescription:
    "Boxes made for mirrors, guitars, lamps and odd shapes. Price by size and strength. Bring the item, or its length, width, height and weight.",
  tags: ["mirror", "guitar", "television", "lamp", "odd shape", "oversized box", "skis", "crate"],
  keywords: ["custom box", "custom shipping box", "box made to measure", "odd size box", "mirror box"],
  heroTitle: "Custom boxes for odd shapes and sizes",
  heroSubtitle: "Bring the item or its measurements, and we'll make a box that fits, with room for padding.",
  heroImage: "/images/services/custom-box-making.svg",
  hero: "form",
  icon: "ruler",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("size and strength")],
    },
    {
      term: "Time",
      about: "time",
      details: ["We'll give you a date with the price", "Large pieces and several boxes take longer"],
    },
    {
      term: "Bring",
      bring: [
        "The item, if you can carry it",
        "Or its length, width, height and weight",
        "For an odd shape: a photo on your phone",
      ],
    },
    { term: "Limits", about: "limit", details: ["The box has to stay within the carrier's size limits"] },
  ],
  content: [
    {
      heading: "Get a box made to fit",
      tags: [
        "make a box",
        "price of a custom box",
        "box for something odd",
        "a lot of boxes",
        "boxes for my business",
        "order boxes",
        "business",
        "quantity",
        "bulk boxes",
        "many boxes",
        "wholesale",
        "product boxes",
      ],
      body: `We make boxes for items that don't fit a stock size, such as a lamp or a mounted fish. If you need many of the same box, bring a sample.`,
    },
    {
      heading: "When a custom box saves money",
      tags: ["is a custom box cheaper", "smaller box cheaper"],
      body: `If a box is too big, you pay for extra padding and empty space. Most carriers charge by weight or by size (**dimensional weight**), whichever comes out higher, though USPS does so only above a cubic foot.

[Measure your package](/measure) to see what yours would be.`,
    },
    {
      heading: "How to measure",
      tags: ["how do I measure", "measure my item"],
      body: `1. Measure the item at its widest points, including handles and knobs.
2. Write down length, width and height, longest side first.
3. Weigh yourself on a bathroom scale with it in your arms, then without it.
4. Note anything that can't take pressure, such as a lampshade or a screen.

Don't add room for padding. We'll work that out.`,
    },
    {
      heading: "What needs a custom box",
      tags: [
        "mirror",
        "guitar",
        "lamp",
        "kayak paddle",
        "surfboard",
        "fishing rod",
        "box for a tv",
        "car parts",
        "bumper",
        "chair",
        "table",
        "furniture",
        "tv",
        "headboard",
        "glass table",
        "drum set",
        "rug",
        "deer head",
        "wrap and ship",
        "ski bag",
        "skis",
        "ship a tv",
        "box for a 65 inch tv",
        "tv box",
      ],
      body: `- Mirrors, framed pictures and TVs
- Guitars, keyboards and other instruments
- Lamps, with the shade in its own box
- Fishing rods, skis, curtain rods and trim
- Car parts such as bumpers and grilles
- Chairs and small tables with the legs off`,
    },
    {
      heading: "Strong enough for the load",
      tags: ["double wall cardboard", "single wall", "double wall box", "how strong is the box"],
      body: `Single-wall cardboard works for most light items, and double wall is for heavy things and for long boxes that could fold in the middle. A box is strongest with the ribs running up and down and every seam taped.`,
    },
  ],
  features: [
    {
      icon: "price",
      title: "No empty space to pay for",
      description: "A closer fit can lower what it costs to ship.",
    },
  ],
  tools: ["measure"],
  externalLinks: ["box-size-calculator"],
  faqGroups: ["custom-boxes"],
  cta: {
    title: "Need a box for an odd shape?",
    subtitle: "Send us the length, the width, the height and the weight.",
    buttonText: "Ask for a custom box price",
    buttonLink: "/contact",
    icon: "ruler",
  },
  closing: {
    title: "Does a stock size fit?",
    subtitle: "Bring the item, and we'll help you find the right box.",
    buttonText: "See packaging supplies",
    buttonLink: "/pack-ship/packaging-supplies",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
