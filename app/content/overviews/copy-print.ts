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
  heroTitle: "From one copy to a box of cards",
  heroSubtitle: "Bring a file, an original or only an idea. You see how it will look before it is printed.",
  heroImage: "/images/pages/copy-print.svg",
  benefits: [
    {
      icon: "check",
      title: "A proof before printing",
      description: "A print job waits until you have read the proof and said yes. A typo found there costs one sheet.",
    },
    {
      icon: "pen",
      title: "Design at the same counter",
      description: "No file yet, or only an old card? Our graphic design service can turn it into artwork for print.",
    },
    {
      icon: "copies",
      title: "One page or a stack",
      description: "A single form for the school is welcome. So are the programs for the whole concert.",
    },
    {
      icon: "truck",
      title: "Printed, then sent",
      description: "Finished pieces can be mailed or shipped from here, or go out to whole postal routes.",
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
    text: "Have three things with you: the file or original, how many you need, and the date. A PDF is safest. Rush orders may cost extra, so ask early.",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Overview;
