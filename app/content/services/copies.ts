import { costs, fewPages } from "../owner-answer-rows.ts";
import type { Service } from "../schema";

export const copies = {
  id: "copies",
  section: "copy-print",
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
      details: [...costs("copy-black", "copy-color"), "By paper size, color and quantity", "Call with the page count"],
    },
    {
      term: "Time",
      about: "time",
      details: ["Come in during store hours", "Large stack, book or deadline: call ahead"],
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
      body: `Tell us:

1. How many copies.
2. One side or two.
3. Color or black and white.
4. Sorted into sets or not. Sorted means page one, two, three, then page one again.

For anything longer than a few sheets, look at one test copy first.`,
    },
    {
      heading: "Get your originals ready",
      tags: ["staples in copies", "copy stapled papers", "copy sticky notes", "sheets stapled"],
      body: `- Pull staples and paper clips, and flatten folded corners.
- Put the pages in order, all the same way up.
- Peel off sticky notes, or tell us to copy them.
- Keep torn, taped, glossy or very thin sheets separate.

Books, passports and bound papers go on the glass one page at a time.`,
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
      body: `Copiers can shrink a legal page to letter size or enlarge fine print. Faint pencil and old carbon copies often get better with a darker setting.`,
    },
    {
      heading: "Copy, scan or print?",
      tags: ["copy or scan", "difference between copy and print"],
      body: `- **You have a file:** [document printing](/copy-print/document-printing) is sharper than copying a printout.
- **It should go in an email:** [document scanning](/home-business/document-scanning).
- **The office wants a fax:** [fax services](/home-business/fax-services).`,
    },
    {
      heading: "When a copy is not enough",
      tags: [
        "official copy",
        "copy of my birth certificate",
        "copy with a seal",
        "certified copy",
        "records",
        "birth certificate",
        "true copy",
        "official copy",
      ],
      body: `Passport offices, courts and licensing boards often want a **certified copy** of a birth certificate, which only the office that keeps the record can issue. Books, sheet music, photos and tests usually belong to someone else. Federal law also limits copying money.`,
    },
  ],
  features: [
    {
      icon: "copies",
      title: "Small jobs welcome",
      description: "Need one page of one form for an appointment? Come in.",
    },
    {
      icon: "people",
      title: "Help when you want it",
      description: "Not sure about two sides or odd sizes? Ask at the counter.",
    },
  ],
  faqGroups: ["copies"],
  cta: {
    title: "A big stack to copy?",
    subtitle: "Send the number of pages and sets, and the day you need them.",
    buttonText: "Ask for a price for a large job",
    buttonLink: "/contact",
    icon: "copies",
  },
  firstStep: "visit",
  lastUpdated: "2026-11-23",
} as const satisfies Service;
