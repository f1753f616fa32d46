import { amount } from "../number-words.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const flyersBrochures = {
  id: "flyers-brochures",
  section: "copy-print",
  order: 30,
  category: "copy-print",
  serviceName: "Flyers & Brochures",
  summary: "Flyers and folded brochures, menus and price lists.",
  pageTitle: "Flyer & Brochure Printing",
  metaDescription: `Flyers and folded brochures in ${amount("print-standard-time")} after you approve a proof. Bring a PDF, the number of pieces and the fold. Rush orders may cost extra.`,
  tags: ["leaflet", "pamphlet", "handout", "restaurant menu", "tri-fold", "programs"],
  otherNames: ["menus"],
  keywords: ["flyer printing", "brochure printing", "tri-fold brochure", "menus", "handouts"],
  heroTitle: "Flyers and brochures",
  heroSubtitle: "We print flat flyers and folded brochures, from menus to event programs.",
  heroImage: "/images/services/flyers-brochures.svg",
  hero: "form",
  icon: "flyer",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("quantity, paper, color and folding")],
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
      bring: ["A PDF, one page for each printed side", "The fold you want", "Number of pieces and the date"],
    },
  ],
  content: [
    {
      heading: "Order flyers or brochures",
      tags: [
        "print flyers",
        "print menus",
        "price for flyers",
        "print programs",
        "church bulletin",
        "menus",
        "church bulletins",
        "how many should i print",
        "100 flyers",
        "flyer price",
        "flyers cost",
        "brochure price",
        "minimum flyers",
        "how much are flyers",
        "quantity",
        "price",
        "how many",
        "garage sale",
      ],
      body: `A flat flyer is best for one message. A price list or directions fit better in a folded brochure. We print both from your file, or with [design help](/copy-print/graphic-design).`,
    },
    {
      heading: "Setting up the file",
      tags: ["flyer file", "brochure template", "brochure panels"],
      body: `- Make one page for each side of the sheet.
- In a tri-fold, make the panel that tucks in slightly narrower, or the paper buckles.
- Keep text away from folds and edges, and let pictures run past the edge as bleed.`,
    },
    {
      heading: "Which fold to choose",
      tags: ["fold", "tri-fold", "folded card"],
      body: `- **Half fold**: four pages like a greeting card, good for programs and menus.
- **Tri-fold**: six panels, one tucked inside, to fit a rack and a business envelope.
- **Z-fold**: six panels that open like an accordion.
- **Gate fold**: two flaps that open like doors.`,
    },
    {
      heading: "Choosing paper",
      tags: ["cheap flyers", "color", "paper", "colored paper", "garage sale"],
      body: `Text-weight paper folds easily, while cover-weight paper stands up in a rack but should be scored before it is folded. Black text on colored paper can cost less.`,
    },
  ],
  features: [
    {
      icon: "check",
      title: "You check it first",
      description: "The proof shows wording, colors and the order of the panels.",
    },
  ],
  faqGroups: ["flyers-brochures"],
  cta: {
    title: "Planning an event or a sale?",
    subtitle: "Send us the date, the paper, the number of pieces and the fold.",
    buttonText: "Ask for a flyer quote",
    buttonLink: "/contact",
    icon: "flyer",
  },
  closing: {
    title: "Want one in every home?",
    subtitle: "Every Door Direct Mail can do that, if the flyer is large enough.",
    buttonText: "See Every Door Direct Mail",
    buttonLink: "/home-business/every-door-direct-mail",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
