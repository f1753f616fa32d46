import { amount, digits } from "../number-words.ts";
import { forAPrice, pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const postersPrinting = {
  id: "posters-printing",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Posters & Banners",
  summary: `Posters up to ${amount("poster-width")} wide, and banners.`,
  plate: `${pricedBy("size and material")}. Posters in ${amount("print-poster-time")}`,
  priceOrTime: `Posters in ${amount("print-poster-time")}`,
  pageTitle: "Poster & Banner Printing",
  metaDescription: `Posters up to ${amount("poster-width")} wide in ${amount("print-poster-time")}, and banners. Bring the largest version of your file. You approve a proof before we print.`,
  tags: [
    "poster",
    "banner",
    "large format",
    "blueprints",
    "photo printing",
    "print pictures",
    "enlargement",
    "event sign",
    "graduation poster",
    "science fair",
  ],
  keywords: ["poster printing", "banner printing", "large format printing", "photo enlargement", "event signs"],
  heroTitle: "Posters and banners",
  heroSubtitle: "We print large for walls, windows, parties and storefronts.",
  heroImage: "/images/services/posters-printing.svg",
  hero: "figure",
  icon: "poster",
  label: [
    { term: "Price", about: "price", details: [pricedBy("size and material"), forAPrice("both measurements")] },
    {
      term: "Time",
      about: "time",
      details: [
        `Posters: ${amount("print-poster-time")} after you approve the proof`,
        "Banners can take longer, so we tell you the day with the price",
        "Rush orders may cost extra",
      ],
    },
    { term: "Limits", about: "limit", details: [`Posters up to ${amount("poster-width")} wide`] },
    { term: "Bring", bring: ["The largest version of your file", "The size of the wall, frame or fence"] },
  ],
  content: [
    {
      heading: "Order a poster or a banner",
      tags: [
        "poster price",
        "banner price",
        "cost of a banner",
        "how much is a poster",
        "big print",
        "birthday banner",
        "sign for my store",
        "how soon can i have a poster",
        "poster today",
        "poster tomorrow",
        "how long for a poster",
        "same day poster",
        "turnaround",
        "rush",
        "how long",
        "ready",
        "same day",
        "poster turnaround",
        "when",
        "what is the largest poster you print",
        "biggest poster",
        "36 inches",
        "24 by 36",
        "18x24",
        "house plans",
        "floor plans",
        "architectural",
        "size",
        "blueprint",
        "24x36",
        "wide format",
        "how big",
        "engineering drawings",
        "plotter",
        "plans",
      ],
      body: `You approve a proof first. If it goes in a frame, measure the opening, too. If you need it for a Monday, call us before you order.`,
    },
    {
      heading: "Is your picture big enough?",
      tags: [
        "blurry poster",
        "resolution",
        "picture quality",
        "file for a poster",
        "poster format",
        "PDF",
        "photos",
        "file format",
        "jpeg",
      ],
      body: `Divide the picture's width in pixels by the width of the print in inches. That gives you the dots per inch.

- **About ${amount("print-resolution")}** looks sharp in your hands.
- **About ${digits("poster-resolution")}** is fine from a few steps away.
- **Below ${digits("poster-resolution-low")}** starts to look soft or blocky up close.

A photo sent through a chat app has usually been made smaller. Get the original.`,
    },
    {
      heading: "Banners",
      tags: ["banner grommets", "pole pocket", "hang a banner", "banner material"],
      body: `Tell us where it goes, how long it stays up, and what you will fasten it to. Rope and fence ties need grommets, and a rod needs a pocket. Keep lettering well away from the edge.`,
    },
    {
      heading: "Made to be read from a distance",
      tags: ["how big should letters be", "letter height on a banner", "readable from the road"],
      body: `- Make letters about ${amount("letter-height")} tall for every ${amount("letter-distance")} of distance.
- Put dark on light or light on dark. Red on blue is hard to read.
- Say one thing. Date, place and name are enough for a driver going by.`,
    },
    {
      heading: "Taking it home or shipping it",
      tags: ["mailing tubes", "mailing tube", "poster tube", "tube for a poster"],
      body: `Carry a poster rolled loosely, never folded. To ship one, use a stiff tube.`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Large enough to stand back from",
      description: "A house plan or a graduate's face comes out in one piece, so nothing has to be taped together.",
    },
  ],
  faqGroups: ["posters", "banners"],
  cta: {
    title: "Have a wall to fill?",
    subtitle: "Send us the size, the date and what is in the picture, and we'll answer with a price.",
    buttonText: "Ask for a poster quote",
    buttonLink: "/contact",
    icon: "poster",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
