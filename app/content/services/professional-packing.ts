import type { Service } from "../schema";

export const professionalPacking = {
  id: "professional-packing",
  slug: "professional-packing",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Professional Packing",
  summary: "Bring fragile or awkward things as they are. Our staff pick the box, pack it and seal it at the counter.",
  city: "Concord Township",
  pageTitle: "Professional Packing in Concord Township, Ohio",
  metaDescription:
    "Have fragile or odd items packed for shipping in Concord Township: what to bring, how we pack china and electronics, and why insurance depends on it.",
  keywords: ["professional packing", "fragile packing", "pack and ship", "double boxing", "electronics packing"],
  heroTitle: "Bring it loose, leave it packed",
  heroSubtitle:
    "Bring the vase in a grocery bag if you like. We choose the box and the padding, and it can ship the same visit.",
  heroImage: "/images/services/professional-packing.svg",
  icon: "tape",
  label: [
    {
      term: "Bring",
      details: ["The items, unpacked and clean", "Where they go, with a phone number", "What they are worth to you"],
    },
    { term: "Price", details: ["Depends on the item, the box and the padding: ask first", "Shipping is separate"] },
    {
      term: "Insurance",
      details: ["Open to packages our staff packed", "Proof of value: receipt, appraisal or invoice"],
    },
    { term: "Not accepted", details: ["Fuel, aerosols, fireworks and other dangerous goods"] },
  ],
  content: [
    {
      heading: "What a parcel goes through",
      body: `A parcel is not carried, it is conveyed. It rides belts, slides down chutes, drops into cages and lies under heavier boxes. A "Fragile" sticker tells a person something, but most of that route has no person on it.

So a packed box should pass three plain tests:

1. **Shake it.** Nothing may shift or rattle.
2. **Press the top.** The lid should not sink under your hands.
3. **Imagine it on each side.** It will not stay "This side up". Padding has to hold whichever face is down.`,
      isFullWidth: true,
    },
    {
      heading: "How we think about your item",
      body: `- **China and glass.** Each piece is wrapped alone. Plates stand on edge like records, because a flat stack cracks from the bottom.
- **Electronics.** Anti-static wrap first, then foam. Ink comes out of printers, discs out of players, and loose batteries stay home.
- **Lamps and figures.** Thin parts get support before the body gets padding.
- **Books and tools.** Weight is the danger. Small strong boxes beat one big one.
- **Keepsakes.** For the things no insurance can replace, boxing twice is worth it.`,
    },
    {
      heading: "One box inside another",
      body: `Double boxing is the classic answer for fragile things. The wrapped item sits snugly in a small carton. That carton floats in a larger one, with cushion on all six sides. A blow from outside is spent before it reaches the inner wall.

It makes a bigger parcel, so it costs more to send. Ask us whether your piece needs it or whether good wrapping is enough.`,
    },
    {
      heading: "At the counter",
      body: `Tell us what is delicate, what is already cracked and what it is worth. Name the date it has to be there, too. Then we can suggest box, padding and carrier, and you can ask what it comes to before work starts.

Large sets, furniture and anything you cannot lift alone are better [arranged beforehand](/contact-us). Pieces without a fitting carton may need a [custom box](/pack-ship/custom-box-making).`,
    },
    {
      heading: "Packing and insurance belong together",
      body: `When a claim comes in, the first question is how the thing was packed. Carriers turn down claims for weak packing. The [third-party insurance](/specialty/insurance) we offer goes a step further and asks that the package be packed by our staff.

If the item has real value, decide this before you tape it up at home.`,
    },
  ],
  features: [
    {
      icon: "tape",
      title: "Nothing to buy first",
      description: "Box, paper, padding and tape are here. You bring the item and the address.",
    },
    {
      icon: "shield",
      title: "Opens the way to cover",
      description: "Staff packing plus proof of value are the two conditions for the insurance we offer.",
    },
    {
      icon: "people",
      title: "Show us the weak spot",
      description: "Point out the loose handle or the old crack at the counter, so that the packing allows for it.",
    },
    {
      icon: "truck",
      title: "Straight to the carrier",
      description: "Once sealed, the parcel can get its label here and leave with FedEx, UPS, USPS or DHL.",
    },
  ],
  faqGroups: ["professional-packing"],
  cta: {
    title: "Something fragile to send?",
    subtitle: "Tell us what it is and how big, and we will say how to bring it in.",
    buttonText: "Ask about packing",
    buttonLink: "/contact",
    icon: "tape",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
