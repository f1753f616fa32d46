import type { Overview } from "../schema.ts";

export const copyPrintPage = {
  path: "/copy-print",
  name: "Copy & Print",
  kind: "CollectionPage",
  lists: "cards",
  parent: "/services",
  menus: { footer: 20, notFound: 30 },
  pageTitle: "Copy & Print Services in Concord Township, Ohio",
  metaDescription:
    "Copies, business cards, flyers, posters, postcards and documents printed in Concord Township, with design help and a proof to approve first.",
  tags: ["printing", "copying", "print shop"],
  heroTitle: "From one copy to a box of cards",
  heroSubtitle: "Bring a file, an original or only an idea. You see how it will look before it is printed.",
  heroImage: "/images/pages/copy-print.svg",
  benefits: [
    {
      icon: "check",
      title: "A proof before printing",
      description: "We print when you have read the proof and approved it, so a typo is found on one sheet.",
    },
    {
      icon: "pen",
      title: "Design help",
      description: "No file yet, or only an old card? Our graphic design service can turn it into a file for print.",
    },
    {
      icon: "copies",
      title: "One page or a stack",
      description: "Bring a single form for school, or the programs for the whole concert.",
    },
    {
      icon: "truck",
      title: "Printed, then sent",
      description: "We can ship finished pieces, or mail them to every home on a postal route.",
    },
  ],
  cardsTitle: "What do you need on paper?",
  cards: [
    "business-cards",
    "copies",
    "flyers-brochures",
    "graphic-design",
    "posters-printing",
    "postcard-printing",
    "document-printing",
  ],
  ready: {
    title: "Ready to Print?",
    text: "Bring three things: the file or original, how many you need, and the date. A PDF is best. Rush orders may cost extra.",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Overview;
