import type { Service } from "../schema";

export const copies = {
  id: "copies",
  slug: "copies",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Copies",
  summary: "Copies of forms, letters and records, from a single page to a full stack.",
  city: "Concord Township",
  pageTitle: "Copies and Photocopies",
  metaDescription:
    "Copies in Concord Township, from a single page to a stack, during store hours. Price by size, color and quantity. Bring the cleanest original you have.",
  tags: ["photocopies", "xerox", "copy machine", "color copies", "copier"],
  keywords: ["copies", "photocopies", "copy shop", "color copies", "copying services"],
  heroTitle: "Copies, from one page to a stack",
  heroSubtitle: "Bring the original, tell us how many, and say whether you want color or black and white.",
  heroImage: "/images/services/copies.svg",
  icon: "copies",
  label: [
    { term: "Price", about: "price", details: ["By paper size, color and quantity", "Call with the page count"] },
    {
      term: "Time",
      about: "time",
      details: ["Come in during store hours", "Large stack, book or deadline: call ahead"],
    },
    { term: "Bring", bring: ["The cleanest original you have", "How many copies you need"] },
    {
      term: "Good to know",
      details: ["A photocopy is not a certified copy", "To copy somebody else's work, get their OK"],
    },
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
      ],
      body: `We copy one page or a whole stack. Only have a file? See [document printing](/copy-print/document-printing).`,
    },
    {
      heading: "Four things to tell us",
      body: `1. How many copies.
2. One side or two.
3. Color or black and white.
4. Sorted into sets or not. Sorted means page one, two, three, then page one again.

For anything longer than a few sheets, look at one test copy first.`,
    },
    {
      heading: "Get your originals ready",
      body: `- Pull staples and paper clips, and flatten folded corners.
- Put the pages in order, all the same way up.
- Peel off sticky notes, or say that they should stay.
- Keep torn, taped, glossy or very thin sheets separate, so that they don't jam.
- Number the pages lightly in pencil if order matters.

Books, passports and bound papers go on the glass one page at a time. Allow more time for those.`,
    },
    {
      heading: "Smaller, larger, lighter, darker",
      tags: ["enlarge a copy", "make it bigger", "shrink", "reduce", "faded"],
      body: `Copiers can shrink a legal page to letter size or enlarge fine print. Faint pencil and old carbon copies often get better with a darker setting. Enlarging also enlarges every smudge, so start with the sharpest page you have.`,
    },
    {
      heading: "Copy, scan or print?",
      body: `- **You have paper and want paper:** copies.
- **You have a file:** [document printing](/copy-print/document-printing) is sharper than copying a printout.
- **It should go in an email:** [document scanning](/home-business/document-scanning).
- **The office wants a fax:** [fax services](/home-business/fax-services).`,
    },
    {
      heading: "When a copy is not enough",
      body: `For passports, licenses and courts, a photocopy of a birth certificate is often not enough. A **certified copy** comes from the office that keeps the record.

Your own letters, forms and records are yours to copy. Books, sheet music, photos and tests usually belong to somebody else. Federal law also limits copying money.`,
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
      description: "If two sides or odd sizes are a puzzle, somebody at the counter can help.",
    },
    {
      icon: "fax",
      title: "Copy, scan, fax, ship",
      description: "Keep the original and send the copy. You can do it all in the same store.",
    },
    {
      icon: "shredder",
      title: "Shred the rest",
      description: "Have drafts and old records shredded in the same store.",
    },
  ],
  faqGroups: ["copies"],
  cta: {
    title: "A big stack to copy?",
    subtitle: "Send the number of pages and sets, and the day you need them.",
    buttonText: "Get a price for a large job",
    buttonLink: "/contact",
    icon: "copies",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
