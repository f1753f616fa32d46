import type { Service } from "../schema";

export const documentPrinting = {
  id: "document-printing",
  slug: "document-printing",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Document Printing",
  summary: "Reports, forms, manuals, programs and return labels printed from your file.",
  figure: "{print-standard-time}",
  city: "Concord Township",
  pageTitle: "Document Printing",
  metaDescription:
    "Documents printed from your file in {print-standard-time} after you approve a proof. Bring a PDF with embedded fonts. Return labels are {return-label.price}.",
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
  heroSubtitle:
    "Reports, forms and manuals from your file. Standard printing takes {print-standard-time} after you approve the proof.",
  heroImage: "/images/services/document-printing.svg",
  icon: "document",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "By pages, color, paper and finishing",
        "Call with those for a quote",
        "Non-refundable once work has begun",
      ],
    },
    {
      term: "Time",
      about: "time",
      details: [
        "Standard printing: {print-standard-time} after you approve the proof",
        "Need it sooner? Call about a rush",
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
  ],
  content: [
    {
      heading: "Have a document printed",
      tags: [
        "print something",
        "print pages",
        "print from email",
        "print price",
        "print a document",
        "print my resume",
        "print a boarding pass",
      ],
      body: `We print your file: one form or a stack of manuals. You approve a proof before the job goes into production.`,
    },
    {
      heading: "Five things to tell us",
      tags: ["paper choices", "double sided", "two sided", "color or black"],
      body: `1. How many pages, and how many sets of them.
2. Color or black and white. If both, list the color pages.
3. One side or both.
4. The paper: plain, heavier, or a stiff cover.
5. Loose, stapled, punched or bound.

With those five answers we can give you a price and a date.`,
    },
    {
      heading: "Why a PDF is best",
      body: `A word processor file can look different on another computer. Fonts may be missing, and lines may break in other places. A PDF keeps the pages as you left them.

Save yours with fonts embedded, at the paper size you want. Then open it and page through to the end. If you filled in a form, check that your answers show.`,
    },
    {
      heading: "Binding and lamination",
      tags: ["staple", "binding", "spiral", "laminate", "hole punch", "booklet"],
      body: `- **Staple**: quick, for handouts of a few sheets.
- **Three-hole punch**: for binders that get updated.
- **Saddle stitch**: folded sheets stapled in the fold, like a program. The page count has to be a multiple of four.
- **Comb or coil binding**: lies open on a desk. Good for manuals and cookbooks.
- **Lamination**: seals one sheet in plastic, for menus and checklists.

Not every method works for every job, so call about yours. Leave a wider margin on the side that will be punched or bound.`,
    },
    {
      heading: "Check the proof",
      body: `On a long document, look at these places: the first page, a page with a table, a page with a photo, the last page, and the back of a two-sided sheet.`,
    },
    {
      heading: "Private papers",
      body: `Bring only the file you want printed, not a drive with everything on it. Take every page and the drive home with you. We can [shred](/home-business/shredding) old versions. If you have paper and no file, see [copies](/copy-print/copies) or [document scanning](/home-business/document-scanning).`,
    },
  ],
  features: [
    {
      icon: "document",
      title: "One page or many",
      description: "Handouts for a meeting or a stack of manuals. Tell us how many for a quote.",
    },
    {
      icon: "check",
      title: "Approved by you",
      description: "A mistake is caught on one sheet, not on the whole job.",
    },
    {
      icon: "scanner",
      title: "All in one place",
      description: "Scan, copy, fax, print and shred without driving all over town.",
    },
    {
      icon: "truck",
      title: "Send it from here",
      description: "When the papers have to reach somebody else, we can ship them too.",
    },
  ],
  answeredFirst: ["documents-how-to-bring-file"],
  faqGroups: ["document-printing", "document-finishing"],
  cta: {
    title: "Need pages by a certain day?",
    subtitle: "Tell us the page count, the number of sets and the date, and we will say what is possible.",
    buttonText: "Get a print quote",
    buttonLink: "/contact",
    icon: "document",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
