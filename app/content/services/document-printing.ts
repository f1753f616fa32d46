import { fewPages } from "../owner-answer-rows.ts";
import { amount } from "../number-words.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const documentPrinting = {
  id: "document-printing",
  section: "copy-print",
  order: 70,
  category: "copy-print",
  serviceName: "Document Printing",
  summary: "Reports, forms and manuals printed from your file.",
  pageTitle: "Document & PDF Printing",
  metaDescription: `Documents printed from your file in ${amount("print-standard-time")} after you approve a proof. Bring a PDF and the page count. Only a few pages? Ask how soon.`,
  otherNames: ["lamination", "binding"],
  tags: [
    "print a pdf",
    "print from phone",
    "print from email",
    "printer",
    "resume",
    "lamination",
    "binding",
    "booklet",
    "manual",
    "school papers",
    "print pictures",
    "double sided",
  ],
  keywords: ["document printing", "print from PDF", "binding", "booklets", "manuals", "document finishing"],
  heroTitle: "Document printing in Concord Township",
  heroSubtitle: "We print reports, forms and manuals from your file, one page or a stack.",
  heroImage: "/images/services/document-printing.svg",
  hero: "form",
  icon: "document",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("pages, color, paper and finishing"), "Non-refundable once work has begun"],
    },
    {
      term: "Time",
      about: "time",
      details: [
        `Standard printing: ${amount("print-standard-time")} after you approve the proof`,
        "Only a few pages? Ask how soon they can be ready",
        "Rush orders may cost extra",
      ],
    },
    {
      term: "Bring",
      bring: [
        "Your file, preferably a PDF with embedded fonts",
        "Page count, copies, color or black",
        "How the pages should be held together",
      ],
    },
    ...fewPages,
  ],
  content: [
    {
      heading: "Have a document printed",
      tags: [
        "print something",
        "print pages",
        "print from email",
        "print price",
        "printing price per page",
        "how much to print",
        "price to print from my phone",
        "print a document",
        "print my resume",
        "print a boarding pass",
        "paper choices",
        "double sided",
        "two sided",
        "color or black",
        "how long does document printing take",
        "while you wait",
        "right now",
        "print it today",
        "when can I pick up my prints",
        "same day",
        "rush",
        "turnaround",
        "how long",
        "print today",
        "while I wait",
        "when ready",
      ],
      body: `We print your file, whether it is one boarding pass or a stack of manuals. Tell us:

1. How many pages, and how many sets of them.
2. Color or black and white. If both, list the color pages.
3. One side or both.
4. The paper: plain, heavier, or a stiff cover.
5. Loose, stapled, punched or bound.`,
    },
    {
      heading: "Why a PDF is best",
      tags: [
        "legal size",
        "tabloid",
        "11x17",
        "paper sizes",
        "edge to edge",
        "margins",
        "paper size",
        "cropped",
        "page cut off",
      ],
      body: `A word processor file can look different on another computer. Save a PDF with fonts embedded, at the paper size you want. Leave a margin all around, because most printers can't print to the very edge.`,
    },
    {
      heading: "Binding and lamination",
      tags: [
        "staple",
        "binding",
        "spiral",
        "laminate",
        "hole punch",
        "booklet",
        "spiral bound",
        "bind my thesis",
        "bind a report",
        "hardcover",
        "three hole punch",
        "make a book",
        "manuals",
        "coil",
        "comb",
        "book",
        "report",
        "cookbook",
        "bind a book",
        "staple packets",
        "stapled packets",
      ],
      body: `- **Staple**: quick, for handouts of a few sheets.
- **Three-hole punch**: for binders that get updated.
- **Saddle stitch**: folded sheets stapled in the fold, like a program.
- **Comb or coil binding**: lies open on a desk. Good for manuals and cookbooks.
- **Lamination**: seals one sheet in plastic, for menus and checklists.

Ask us which of these we have and which suits your job. Leave a wider margin on the side that will be punched or bound.`,
    },
  ],
  features: [
    {
      icon: "check",
      title: "A proof first",
      description: "A mistake turns up on one sheet and not on five hundred.",
    },
  ],
  answeredFirst: ["documents-how-to-bring-file"],
  faqGroups: ["document-printing", "document-finishing"],
  cta: {
    title: "Need pages by a certain day?",
    subtitle: "Tell us the page count, the paper, the number of sets and the date.",
    buttonText: "Ask for a print quote",
    buttonLink: "/contact",
    icon: "document",
  },
  closing: {
    title: "No file, only paper?",
    subtitle: "Bring the original and tell us how many copies you need.",
    buttonText: "See copies",
    buttonLink: "/copy-print/copies",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
