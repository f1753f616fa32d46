import type { Service } from "../schema";

export const postersPrinting = {
  id: "posters-printing",
  slug: "posters-printing",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Posters & Banners",
  summary: "Large prints for walls, windows, parties and storefronts: posters up to {poster-width} wide, and banners.",
  figure: "{print-poster-time}",
  city: "Concord Township",
  pageTitle: "Poster & Banner Printing in Concord Township",
  metaDescription:
    "Posters and banners printed in Concord Township: how wide we print, how long a poster takes, and how to tell whether your photo is big enough.",
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
  heroTitle: "Print it big enough to read from the road",
  heroSubtitle: "Graduation photos, science fair posters, sale signs and party banners. You approve a proof first.",
  heroImage: "/images/services/posters-printing.svg",
  icon: "poster",
  label: [
    { term: "Price", about: "price", details: ["By size and material; ask for a quote"] },
    {
      term: "Time",
      about: "time",
      details: ["Posters: {print-poster-time}", "Banners: ask for a date", "Rush orders may cost extra"],
    },
    { term: "Width", details: ["Posters up to {poster-width} wide"] },
    { term: "Bring", bring: ["The largest version of your file", "The size of the wall, frame or fence"] },
    { term: "Proof", details: ["Approve it, then we print"] },
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
      ],
      body: `Yes. We print posters up to {poster-width} wide, and banners. You approve a proof first.

- **Cost:** It depends on the size and the material. [Call or message us](/contact-us) with both measurements for a quote.
- **Time:** A poster takes {print-poster-time}. For a banner, ask for a date. Rush orders may cost extra.
- **Bring:** The largest version of your file, and the size of the place where it will hang.

If it goes in a frame, measure the opening too. The frame covers a strip on all four sides.`,
    },
    {
      heading: "Is your picture big enough?",
      tags: ["blurry poster", "resolution", "picture quality"],
      body: `Take the picture's width in pixels and divide it by the width of the print in inches. That gives you the dots per inch.

- **About {print-resolution}** looks sharp in your hands.
- **About {poster-resolution.number}** is fine from a few steps away.
- **Below {poster-resolution-low.number}** starts to look soft or blocky up close.

A photo sent through a chat app has usually been made smaller. Ask for the original. Enlarging a small picture adds pixels, but no detail.`,
    },
    {
      heading: "Banners",
      body: `Tell us three things: where it goes, how long it stays up, and what you will fasten it to. Rope and fence ties need grommets, a rod needs a pocket, and a wall may need neither. Ask which edges and materials we can do for your size.

Keep lettering well away from the edge, so that nothing ends up in a hem or under a grommet.`,
    },
    {
      heading: "Made to be read from a distance",
      body: `- Make letters about {letter-height} tall for every {letter-distance} of distance.
- Put dark on light or light on dark. Red on blue is hard to read.
- Say one thing. Date, place and name are enough for a driver going by.
- Print your draft small, tape it up and step back. If you can read it across the room, it works.`,
    },
    {
      heading: "Taking it home or shipping it",
      body: `Carry a poster rolled loosely, never folded. To ship one, a stiff tube is better than an envelope, and our staff can [pack it](/pack-ship/professional-packing). Framed pieces go by [artwork shipping](/pack-ship/artwork-shipping).`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Wide prints in town",
      description: "At up to {poster-width} wide, we can do most posters for a hallway, an easel or a window.",
    },
    {
      icon: "clock",
      title: "Posters move quickly",
      description: "Expect {print-poster-time} for a poster, so a late idea can still work.",
    },
    {
      icon: "check",
      title: "You approve it",
      description: "You see a proof before the large sheet is printed, so a mistake is caught while it is small.",
    },
    {
      icon: "tube",
      title: "Ship it from here",
      description: "We ship with {carriers} when a print has to reach somebody else.",
    },
  ],
  faqGroups: ["posters", "banners"],
  cta: {
    title: "Have a wall to fill?",
    subtitle: "Tell us the size, the date and what is in the picture, and ask for a price.",
    buttonText: "Ask about a large print",
    buttonLink: "/contact",
    icon: "poster",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Service;
