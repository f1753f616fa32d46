import { costs, fewPages } from "../owner-answer-rows.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const copies = {
  id: "copies",
  section: "copy-print",
  order: 20,
  category: "copy-print",
  serviceName: "Copies",
  summary: "Forms, letters and records, one page or a stack.",
  pageTitle: "Copies and Photocopies",
  metaDescription:
    "Copies in Concord Township, from a single page to a stack, during store hours. Price by size, color and quantity. Bring the cleanest original you have.",
  tags: ["photocopies", "xerox", "copy machine", "color copies", "copier"],
  keywords: ["copies", "photocopies", "copy shop", "color copies", "copying services"],
  heroTitle: "Copies, from one page to a stack",
  heroSubtitle: "Bring the original and tell us how many.",
  heroImage: "/images/services/copies.svg",
  icon: "copies",
  label: [
    {
      term: "Price",
      about: "price",
      details: [...costs("copy-black", "copy-color"), pricedBy("paper size, color and quantity")],
    },
    {
      term: "Time",
      about: "time",
      details: ["For a large stack, a book or a deadline, call ahead"],
    },
    { term: "Bring", bring: ["The cleanest original you have", "How many copies you need"] },
    ...fewPages,
  ],
  content: [
    {
      heading: "Have copies made",
      tags: [
        "make copies",
        "need copies",
        "copy machine",
        "black and white",
        "copies of a flyer",
        "copy a form",
        "copy my passport",
        "how much is a copy",
        "cost per copy",
        "black copies",
        "copy price",
        "10 copies",
        "100 copies",
        "xerox price",
        "color copy",
        "price",
        "color",
        "how much",
        "color copies",
        "black and white copies",
        "price per page",
        "photocopies",
        "do i need to call ahead",
        "500 copies",
        "big copy job",
        "self service copies",
        "copies while I wait",
        "make copies today",
        "large jobs",
        "rush",
        "many copies",
        "walk in",
        "wait",
        "large order",
      ],
      body: `Tell us how many copies you need, one-sided or two-sided, and color or black and white. If you want sets, say so, and each one comes out in order. For more than a few sheets, look at one test copy first.`,
    },
    {
      heading: "Get your originals ready",
      tags: ["staples in copies", "copy stapled papers", "copy sticky notes", "sheets stapled"],
      body: `- Pull staples and paper clips, and flatten folded corners.
- Put the pages in order, all the same way up.
- Peel off sticky notes, or tell us to copy them.

Books, passports and bound papers go on the glass one page at a time, so they take longer.`,
    },
    {
      heading: "Smaller, larger, lighter, darker",
      tags: [
        "enlarge a copy",
        "make it bigger",
        "shrink",
        "reduce",
        "faded",
        "enlarge a document",
        "legal size",
        "legal size copies",
        "ledger size",
      ],
      body: `A copier can shrink a legal page to letter size or enlarge fine print, and a darker setting often brings out faint pencil and old carbon copies.`,
    },
    {
      heading: "Copy, scan or print?",
      tags: ["copy or scan", "difference between copy and print"],
      body: `If you have the file, [document printing](/copy-print/document-printing) is sharper than copying a printout. If a page needs to be emailed, we can [scan](/home-business/document-scanning) it. If it needs to be [faxed](/home-business/fax-services), we can do that too.`,
    },
    {
      // Ohio Revised Code 3705.23; cfs.cuyahogacounty.us says any Ohio office issues any Ohio birth (checked 2026-11-27).
      heading: "When a copy is not enough",
      tags: [
        "official copy",
        "copy of my birth certificate",
        "copy with a seal",
        "certified copy",
        "records",
        "birth certificate",
        "true copy",
      ],
      body: `Passport offices, courts and licensing boards often want a **certified copy** of a birth certificate, which only a vital records office can issue. In Ohio, ask a local health department.

Books, sheet music, photos and tests are usually under copyright, and federal law limits copies of money, too.`,
    },
  ],
  features: [
    {
      icon: "copies",
      title: "Small jobs welcome",
      description: "Even if it's just one page, come on in.",
    },
  ],
  faqGroups: ["copies"],
  cta: {
    title: "A big stack to copy?",
    subtitle: "Send us the number of pages and sets, the paper, and the day you need them.",
    buttonText: "Ask what a large job costs",
    buttonLink: "/contact",
    icon: "copies",
  },
  firstStep: "list",
  lastUpdated: "2026-11-28",
} as const satisfies Service;
