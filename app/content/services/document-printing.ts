import type { Service } from "../schema";

export const documentPrinting = {
  id: "document-printing",
  slug: "document-printing",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Document Printing",
  summary: "Reports, forms, manuals, programs and return labels printed from your file, with finishing to match.",
  city: "Concord Township",
  pageTitle: "Document Printing & Finishing in Concord Township",
  metaDescription:
    "Print documents from your file in Concord Township: how to prepare a PDF, color or black, one side or two, binding choices and how long it takes.",
  keywords: ["document printing", "print from PDF", "binding", "booklets", "manuals", "document finishing"],
  heroTitle: "When the printer at home says no",
  heroSubtitle: "One form or a stack of training manuals: bring the file, say how it should look, and check the proof.",
  heroImage: "/images/services/document-printing.svg",
  icon: "document",
  label: [
    { term: "Time", details: ["Standard printing takes {print-standard-time}", "Rush orders may cost extra"] },
    {
      term: "Bring",
      details: [
        "A PDF with embedded fonts",
        "Page count, copies, color or black",
        "How the pages should be held together",
      ],
    },
    { term: "Proof", details: ["Needed before production"] },
    { term: "Price", details: ["By pages, color, paper and finishing"] },
  ],
  content: [
    {
      heading: "Five things to tell us",
      body: `1. How many pages, and how many sets of them.
2. Color or black and white. If both, list the color pages.
3. One side or both.
4. The paper: plain, heavier, or a stiff cover.
5. Loose, stapled, punched or bound.

With those five answers we can give you a price and a date. The usual time is {print-standard-time}.`,
    },
    {
      heading: "Why a PDF saves trouble",
      body: `A word processor file is a set of instructions. On another computer the fonts may be missing, so lines break differently and page seven slides onto page eight. A PDF keeps the finished pages as you left them.

Save yours with fonts embedded, at the paper size you want. Then open it and page through to the end. If a form has fields you filled in, check that the entries show.`,
    },
    {
      heading: "Finishing: how the pages stay together",
      body: `Finishing is all that happens after printing. The right kind depends on thickness and use.

- **Staple**: quick, for handouts of a few sheets.
- **Three-hole punch**: for binders that get updated.
- **Saddle stitch**: folded sheets stapled in the fold, like a program. The page count has to be a multiple of four.
- **Comb or coil binding**: lies open on a desk. Good for manuals and cookbooks.
- **Lamination**: seals one sheet in plastic, for menus and checklists.

Not every method suits every job. Ask us which of them we can do for yours, and leave a wider margin on the side that will be punched or bound.`,
      isFullWidth: true,
    },
    {
      heading: "The proof comes first",
      body: `Before a job goes into production, you approve a proof. On a long document, look at these places: the first page, a page with a table, a page with a photo, the last page, and the back of any sheet printed on both sides.`,
    },
    {
      heading: "Private papers",
      body: `Bring only the file you want printed, not a stick with your whole life on it. Take every page and the stick with you when you leave. Old versions with names or account numbers can go to our [shredding](/home-business/shredding) service. If you have paper and no file, see [copies](/copy-print/copies) or [document scanning](/home-business/document-scanning).`,
    },
  ],
  features: [
    {
      icon: "document",
      title: "From one page to many",
      description: "A single form, handouts for a meeting or a stack of manuals: tell us the numbers and ask.",
    },
    {
      icon: "check",
      title: "Approved by you",
      description: "Production waits for your yes, so a wrong margin is found on one sheet and not on a whole box.",
    },
    {
      icon: "scanner",
      title: "Paper in, paper out",
      description: "Scan, copy, fax, print and shred in one place, without driving all over town.",
    },
    {
      icon: "truck",
      title: "Send it from here",
      description: "When the papers have to reach somebody else, the shipping counter is steps away.",
    },
  ],
  faqGroups: ["document-printing", "document-finishing"],
  cta: {
    title: "Have a long document?",
    subtitle: "Send us the page count, number of sets and the date, and we will tell you what is possible.",
    buttonText: "Ask for a print quote",
    buttonLink: "/contact",
    icon: "document",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
