import type { Service } from "../schema";

export const flyersBrochures = {
  id: "flyers-brochures",
  slug: "flyers-brochures",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Flyers & Brochures",
  summary:
    "Flat flyers and folded brochures for events, menus, sales and open houses, printed after you approve a proof.",
  city: "Concord Township",
  pageTitle: "Flyer & Brochure Printing in Concord Township",
  metaDescription:
    "Print flyers and folded brochures in Concord Township. Learn which fold fits, how to set up the panels, what paper to pick and how long it takes.",
  keywords: ["flyer printing", "brochure printing", "tri-fold brochure", "menus", "handouts"],
  heroTitle: "Flyers for the door, brochures for the rack",
  heroSubtitle:
    "One sheet with one message, or a folded piece that tells the whole story. You approve the proof first.",
  heroImage: "/images/services/flyers-brochures.svg",
  icon: "flyer",
  label: [
    { term: "Time", details: ["Standard printing: {print-standard-time}", "Rush may cost extra"] },
    {
      term: "Bring",
      details: ["A PDF, one page for each printed side", "The fold you want", "Number of pieces and the date"],
    },
    { term: "Proof", details: ["Printing starts after you say yes"] },
    { term: "Price", details: ["By quantity, paper, color and folding", "Ask for a quote"] },
  ],
  content: [
    {
      heading: "Flyer or brochure?",
      body: `A **flyer** is one flat sheet with one job: come on Saturday, call this number, try the new menu. People give it a few seconds.

A **brochure** is folded and gets read at a kitchen table. Choose it when you have several services, a price list or directions to explain.`,
    },
    {
      heading: "The folds, and what each is good for",
      body: `Take a plain sheet and fold it before you design anything. You will see at once which panel the reader meets first.

- **Half fold**: four pages like a greeting card. Good for programs and menus.
- **Tri-fold**: six panels, one tucked inside. Made from a letter sheet, it fits a rack and a business envelope.
- **Z-fold**: six panels that open like an accordion. Good for steps, maps and timelines, because the panels keep their order.
- **Gate fold**: two flaps that open like doors. Good for one big picture or announcement.

Write "front", "back" and "inside" on your paper dummy and bring it along. It settles more questions than a long e-mail.`,
      isFullWidth: true,
    },
    {
      heading: "Setting up the file",
      body: `- Make one page for each side of the sheet.
- In a tri-fold, the panel that tucks in is slightly narrower than the other two, or the paper buckles.
- Keep text clear of every fold as well as every edge.
- Let pictures that touch the edge run past it as bleed.
- Check which way side two is turned, so it is not upside down.`,
    },
    {
      heading: "Choosing paper",
      body: `Text-weight paper is light and folds easily. Cover-weight paper is stiff and stands up in a rack, but it should be scored before it is folded or the ink may crack along the crease.

Gloss flatters food and photos. Matte is easier to read under bright lights and easier to write on. Ask what we have in stock.`,
    },
    {
      heading: "Getting them into people's hands",
      body: `Ask neighboring shops for a spot on the counter, and pin flyers only where the owner allows it. Federal law keeps mailboxes for mail with postage, so unstamped flyers may not go in them. To reach every home on a carrier route, look at [Every Door Direct Mail](/home-business/every-door-direct-mail).`,
    },
  ],
  features: [
    {
      icon: "check",
      title: "Proof before printing",
      description: "You look at the wording, the colors and the order of the panels, and give the go-ahead.",
    },
    {
      icon: "envelope",
      title: "Print and mail together",
      description: "Ask about a direct-mail campaign while you order, so the size is right from the start.",
    },
    {
      icon: "pen",
      title: "Help with the layout",
      description: "If the text is ready but the page is not, our graphic design service can take it from there.",
    },
    {
      icon: "flyer",
      title: "Show us a dummy",
      description: "Bring a sheet folded and scribbled by hand. It is the quickest way to explain what you want.",
    },
  ],
  faqGroups: ["flyers-brochures"],
  cta: {
    title: "Planning an event or a sale?",
    subtitle: "Send us the date, the number of pieces and the fold, and we will work back from there.",
    buttonText: "Ask about flyers",
    buttonLink: "/contact",
    icon: "flyer",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
