import { amount } from "../number-words.ts";
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
  heroSubtitle: `Standard printing takes ${amount("print-standard-time")}, posters ${amount("print-poster-time")}. Bring a file, an original or just an idea.`,
  heroImage: "/images/pages/copy-print.svg",
  errand: {
    name: "Printing",
    icon: "document",
    label: [
      {
        term: "Price",
        about: "price",
        details: ["By the job", "Call with the size, how many you need and by what day"],
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
      { term: "Bring", bring: ["Your file (a PDF is best) or the original", "How many you need, and by what day"] },
    ],
  },
  benefits: [
    {
      icon: "check",
      title: "A proof before printing",
      description: "You approve a proof first. We catch the typo on one sheet, not five hundred.",
    },
    {
      icon: "pen",
      title: "Design help",
      description: "No file yet, or just an old card? We can turn it into a file for print.",
    },
    {
      icon: "copies",
      title: "One page or a stack",
      description: "Bring a single form to copy, or order the programs for a whole concert.",
    },
    {
      icon: "truck",
      title: "Printed, then sent",
      description: "We can ship finished pieces. For Every Door Direct Mail, ask about the size first.",
    },
  ],
  cardsTitle: "What do you need printed?",
  bench: ["posters-printing", "graphic-design", "business-cards", "copies", "document-printing", "flyers-brochures"],
  doors: [
    {
      title: "Print it",
      intro: `Most jobs. Posters take ${amount("print-poster-time")}.`,
      figure: amount("print-standard-time"),
      cards: [
        "business-cards",
        "copies",
        "flyers-brochures",
        "graphic-design",
        "posters-printing",
        "postcard-printing",
        "document-printing",
      ],
    },
  ],
  ready: {
    title: "Ready to Print?",
    text: "Bring the file or original. Tell us how many you need and by what day. A PDF is best. Rush orders may cost extra.",
  },
  cta: {
    title: "Want a price first?",
    subtitle: "Send the size, how many you need, and the day you need them.",
    buttonText: "Ask for a printing quote",
    buttonLink: "/contact-us?service=printing#form",
    icon: "document",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Overview;
