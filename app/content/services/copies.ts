import type { Service } from "../schema";

export const copies = {
  id: "copies",
  slug: "copies",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Copies",
  summary: "Copies of forms, letters and records, from a single page to a full stack.",
  city: "Concord Township",
  pageTitle: "Copy Services in Concord Township, Ohio",
  metaDescription:
    "Copies made in Concord Township: how to get a price, how to prepare your originals, when a copy is not enough, and when to print or scan instead.",
  tags: ["photocopies", "xerox", "copy machine", "color copies", "copier"],
  keywords: ["copies", "photocopies", "copy shop", "color copies", "copying services"],
  heroTitle: "One copy or a stack of them",
  heroSubtitle: "Bring the original, tell us how many, and say whether you want color or black and white.",
  heroImage: "/images/services/copies.svg",
  icon: "copies",
  label: [
    { term: "Price", about: "price", details: ["Depends on size, color and quantity"] },
    { term: "Time", about: "time", details: ["For a large stack, call first", "Rush print orders may cost extra"] },
    { term: "Bring", bring: ["The cleanest original you have", "Number of copies"] },
    { term: "Good to know", details: ["A photocopy is not a certified copy", "Others' work needs their permission"] },
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
      body: `Yes. Bring one page or a stack, and tell us how many copies you need.

- **Cost:** It depends on the paper size, the color and how many you need. [Call or message us](/contact-us) with the page count for a price.
- **Time:** Come in during store hours. For a large stack, a book or a deadline, call first.
- **Bring:** The cleanest original you have. Only have a file? See [document printing](/copy-print/document-printing).`,
    },
    {
      heading: "Four things to tell us",
      body: `1. How many copies.
2. One side or two.
3. Color or black and white.
4. Sorted into sets or not. Sorted means page one, two, three, then page one again.

For anything longer than a few sheets, ask for one test copy first.`,
    },
    {
      heading: "Get your originals ready",
      body: `- Pull staples and paper clips, and flatten folded corners.
- Put the pages in order, all the same way up.
- Peel off sticky notes, or say that they should stay.
- Keep torn, taped, glossy or very thin sheets apart, so that they don't jam.
- Number the pages lightly in pencil if order matters.

Books, passports and bound papers go on the glass one page at a time. Show us those first, because they take longer.`,
    },
    {
      heading: "Smaller, larger, lighter, darker",
      tags: ["enlarge a copy", "make it bigger", "shrink", "reduce", "faded"],
      body: `Copiers can shrink a legal page to letter size or enlarge fine print. Faint pencil and old carbon copies often get better with a darker setting. Enlarging also enlarges every smudge, so start with the sharpest page you have. Ask what is possible with yours.`,
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
      body: `For passports, licenses and courts, a photocopy of a birth certificate often won't do. A **certified copy** comes from the office that keeps the record. Ask the office what it wants.

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
      description: "If two sides or odd sizes are a puzzle, there is a person to ask.",
    },
    {
      icon: "fax",
      title: "Copy, scan, fax, ship",
      description: "Keep the original and send the copy. You can do it all in the same store.",
    },
    {
      icon: "shredder",
      title: "Shred the rest",
      description: "Ask about shredding for drafts and old records that nobody else should read.",
    },
  ],
  faqGroups: ["copies"],
  cta: {
    title: "A big stack to copy?",
    subtitle: "Tell us the number of pages and sets, and ask when it can be done.",
    buttonText: "Ask about a large job",
    buttonLink: "/contact",
    icon: "copies",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Service;
