import type { Service } from "../schema";

export const postersPrinting = {
  id: "posters-printing",
  slug: "posters-printing",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Posters & Banners",
  summary: "Large prints for walls, windows, parties and storefronts: posters up to {poster-width} wide, and banners.",
  city: "Concord Township",
  pageTitle: "Poster & Banner Printing in Concord Township",
  metaDescription:
    "Posters and banners printed in Concord Township: how wide we print, how long a poster takes, and how to tell whether your photo is big enough.",
  keywords: ["poster printing", "banner printing", "large format printing", "photo enlargement", "event signs"],
  heroTitle: "Print it big enough to read from the road",
  heroSubtitle:
    "Graduation photos, science fair posters, sale signs and party banners, checked with you before we print.",
  heroImage: "/images/services/posters-printing.svg",
  icon: "poster",
  label: [
    { term: "Width", details: ["Posters up to {poster-width} wide"] },
    {
      term: "Time",
      details: ["Posters: {print-poster-time}", "Banners: ask for a date", "Rush orders may cost extra"],
    },
    { term: "Bring", details: ["The largest version of your file", "The size of the wall, frame or fence"] },
    { term: "Proof", details: ["Approve it, then we print"] },
    { term: "Price", details: ["By size and material; ask for a quote"] },
  ],
  content: [
    {
      heading: "Posters",
      body: `We print posters up to {poster-width} wide, and a poster takes {print-poster-time}. Measure the place where it will hang before you choose a size. If it goes in a frame, measure the opening too, because the frame's lip covers a strip on all four sides.

Is your layout wider than that? Ask us before you shrink it. There may be a way to split it.`,
    },
    {
      heading: "Is your picture big enough?",
      body: `Here is the sum that tells you. Take the picture's width in pixels and divide it by the width of the print in inches. The answer is the number of dots per inch.

- **About 300** looks sharp when you hold it in your hands.
- **About 150** is fine for a poster seen from a few steps away.
- **Below 100** starts to look soft or blocky up close.

A photo sent through a chat app has usually been shrunk. Ask the person who took it for the original. Enlarging a small picture on a computer adds pixels, but it cannot add detail that the camera never saw.`,
      isFullWidth: true,
    },
    {
      heading: "Banners",
      body: `A banner has to hang as well as read. Tell us three things: where it goes, how long it stays up, and what you will fasten it to. Rope and fence ties need grommets, a rod needs a pocket, and a wall may need neither. Ask which edges and materials we can do for your size.

Keep lettering well away from the edge, so that nothing disappears into a hem or under an eyelet.`,
    },
    {
      heading: "Made to be read from a distance",
      body: `- Allow roughly one inch of letter height for every ten feet of distance.
- Put dark on light or light on dark. Red on blue shimmers and tires the eye.
- Say one thing. Date, place and name are plenty for a driver going by.
- Print your draft small, tape it up and step back. If you can read it from across the room, it works.`,
    },
    {
      heading: "Taking it home or sending it",
      body: `Clear a flat space in the car, or carry the poster rolled. Roll it loosely and never fold it. If it has to travel, a stiff tube beats an envelope, and our [packing counter](/pack-ship/professional-packing) can help. Framed pieces belong with [artwork shipping](/pack-ship/artwork-shipping).`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Wide prints in town",
      description: "At up to {poster-width} wide, most posters for a hallway, an easel or a shop window fit.",
    },
    {
      icon: "clock",
      title: "Posters move quickly",
      description: "Expect {print-poster-time} for a poster, which leaves some room for a late idea.",
    },
    {
      icon: "check",
      title: "Checked with you",
      description: "You see and approve a proof before the large sheet is printed, so errors stay small.",
    },
    {
      icon: "tube",
      title: "Ready to ship from here",
      description: "The same counter ships with FedEx, UPS, USPS and DHL when a print has to reach somebody else.",
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
  lastUpdated: "2026-11-20",
} as const satisfies Service;
