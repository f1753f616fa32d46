import { amount, figure } from "../number-words.ts";
import { pricedBy } from "../shared-words.ts";
import type { Overview } from "../schema.ts";

export const copyPrintPage = {
  path: "/copy-print",
  name: "Copy & Print",
  kind: "CollectionPage",
  parent: "/services",
  menus: { footer: 20, notFound: 30 },
  pageTitle: "Copy & Print Services",
  metaDescription: `Business cards, flyers and documents in ${amount("print-standard-time")}, posters in ${amount("print-poster-time")}, copies during store hours. You approve a proof before printing.`,
  tags: ["printing", "copying", "print shop"],
  heroTitle: "Copy and print services",
  heroSubtitle: `We print from a file, an original or just an idea. Standard printing takes ${amount("print-standard-time")}, posters ${amount("print-poster-time")}.`,
  heroImage: "/images/pages/copy-print.svg",
  errand: {
    name: "Printing",
    icon: "document",
    label: [
      {
        term: "Price",
        about: "price",
        details: [pricedBy("size, quantity and paper")],
      },
      {
        term: "Time",
        about: "time",
        details: [
          `Most jobs: ${amount("print-standard-time")} after you approve the proof`,
          `Posters: ${amount("print-poster-time")} after you approve the proof`,
          "Rush orders may cost extra",
        ],
      },
      {
        term: "Bring",
        bring: ["Your file (a PDF is best) or the original", "How many you need, and when you need them"],
      },
    ],
  },
  benefits: [
    {
      icon: "check",
      title: "A proof before printing",
      description: "You approve a proof first, so you catch a typo on one sheet instead of five hundred.",
    },
    {
      icon: "pen",
      title: "Design help",
      description: "No file yet, or just an old card? We can make you a file that's ready to print.",
    },
    {
      icon: "copies",
      title: "One page or a stack",
      description: "Bring us one form to copy, or have us print programs for a whole concert.",
    },
    {
      icon: "truck",
      title: "Printed, then sent",
      description: "We can ship finished pieces, so a banner can go straight to the show.",
    },
  ],
  cardsTitle: "What do you need printed?",
  bench: ["posters-printing", "graphic-design", "business-cards", "copies", "document-printing", "flyers-brochures"],
  doors: [
    {
      key: "print",
      title: "Print it",
      intro: `Posters take ${amount("print-poster-time")}, and for copies, just come in.`,
      figure: { before: "Most jobs:", ...figure("print-standard-time") },
    },
  ],
  ready: {
    title: "Ready to Print?",
    text: "Bring your file or original, and tell us how many you need and when you need them.",
  },
  cta: {
    title: "Want a price first?",
    subtitle: "Send us the size, how many you need and when.",
    buttonText: "Ask for a printing quote",
    buttonLink: "/contact-us?service=printing#form",
    icon: "document",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Overview;
