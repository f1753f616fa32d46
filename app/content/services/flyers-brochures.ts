import type { Service } from "../schema";

export const flyersBrochures = {
  id: "flyers-brochures",
  slug: "flyers-brochures",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Flyers & Brochures",
  summary:
    "Flat flyers and folded brochures for events, menus, sales and open houses, printed after you approve a proof.",
  figure: "{print-standard-time}",
  city: "Concord Township",
  pageTitle: "Flyer & Brochure Printing in Concord Township",
  metaDescription:
    "Print flyers and folded brochures in Concord Township. Learn which fold fits, how to set up the panels, what paper to pick and how long it takes.",
  tags: ["leaflet", "pamphlet", "handout", "restaurant menu", "tri-fold", "programs"],
  keywords: ["flyer printing", "brochure printing", "tri-fold brochure", "menus", "handouts"],
  heroTitle: "Flyers for the door, brochures for the rack",
  heroSubtitle:
    "One sheet with one message, or a folded piece that tells the whole story. You approve the proof first.",
  heroImage: "/images/services/flyers-brochures.svg",
  icon: "flyer",
  label: [
    { term: "Price", about: "price", details: ["By quantity, paper, color and folding", "Ask for a quote"] },
    { term: "Time", about: "time", details: ["Standard printing: {print-standard-time}", "Rush may cost extra"] },
    {
      term: "Bring",
      bring: ["A PDF, one page for each printed side", "The fold you want", "Number of pieces and the date"],
    },
    { term: "Proof", details: ["Printing starts after you say yes"] },
  ],
  content: [
    {
      heading: "Order flyers or brochures",
      tags: ["print flyers", "print menus", "price for flyers", "print programs", "church bulletin"],
      body: `Yes. We print flat flyers and folded brochures, and you approve a proof before we start.

- **Cost:** It depends on quantity, paper, color and folding. [Call or message us](/contact-us) with those for a quote.
- **Time:** Standard printing takes {print-standard-time} from your approval. Rush orders may cost extra, so tell us your date.
- **Bring:** A PDF with one page for each printed side, the number of pieces, and the fold you want.

No file yet? Ask about [graphic design](/copy-print/graphic-design).`,
    },
    {
      heading: "Flyer or brochure?",
      body: `A **flyer** is one flat sheet with one job: come on Saturday, call this number, try the new menu.

A **brochure** is folded and gets a longer look. Choose it when you have several services, a price list or directions to explain.`,
    },
    {
      heading: "Setting up the file",
      body: `- Make one page for each side of the sheet.
- In a tri-fold, make the panel that tucks in slightly narrower, or the paper buckles.
- Keep text away from every fold and every edge.
- Let pictures that touch the edge run past it as bleed.
- Check which way side two is turned, so it isn't upside down.`,
    },
    {
      heading: "Which fold to choose",
      tags: ["fold", "tri-fold", "folded card"],
      body: `Fold a plain sheet before you design anything. You will see which panel people look at first.

- **Half fold**: four pages like a greeting card. Good for programs and menus.
- **Tri-fold**: six panels, one tucked inside. Made from a letter sheet, it fits a rack and a business envelope.
- **Z-fold**: six panels that open like an accordion. Good for steps, maps and timelines.
- **Gate fold**: two flaps that open like doors. Good for one big picture.

Write "front", "back" and "inside" on your folded sheet and bring it in.`,
    },
    {
      heading: "Choosing paper",
      body: `Text-weight paper is light and folds easily. Cover-weight paper is stiff and stands up in a rack, but it should be scored before it is folded, or the ink may crack.

Gloss is good for food and photos. Matte is easier to read and to write on. Ask which papers we have.`,
    },
    {
      heading: "Handing them out",
      body: `Ask nearby stores to put some out, and post flyers only where the owner allows it. By federal law, mailboxes are for mail with postage, so flyers can't go in them. To reach every home on a route, look at [Every Door Direct Mail](/home-business/every-door-direct-mail).`,
    },
  ],
  features: [
    {
      icon: "check",
      title: "Proof before printing",
      description: "You check the wording, the colors and the order of the panels, and then we print.",
    },
    {
      icon: "envelope",
      title: "Print and mail together",
      description: "Ask about direct mail while you order, so the size is right from the start.",
    },
    {
      icon: "pen",
      title: "Help with the layout",
      description: "If the text is ready but the page is not, our graphic design service can do the rest.",
    },
    {
      icon: "flyer",
      title: "Show us a sample",
      description: "Bring a sheet folded and marked by hand. It is the quickest way to explain what you want.",
    },
  ],
  faqGroups: ["flyers-brochures"],
  cta: {
    title: "Planning an event or a sale?",
    subtitle: "Tell us the date, the number of pieces and the fold, and we will work back from there.",
    buttonText: "Ask about flyers",
    buttonLink: "/contact",
    icon: "flyer",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Service;
