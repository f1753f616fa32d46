import type { Service } from "../schema";

export const copies = {
  id: "copies",
  slug: "copies",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Copies",
  summary: "Copies of forms, records, newsletters and school papers, from a single page to a full stack.",
  city: "Concord Township",
  pageTitle: "Copy Services in Concord Township, Ohio",
  metaDescription:
    "Make copies in Concord Township: how to prepare originals, what to ask for, which papers need a certified copy, and what the law lets you copy.",
  keywords: ["copies", "photocopies", "copy shop", "color copies", "copying services"],
  heroTitle: "One copy or a stack of them",
  heroSubtitle: "Bring the original, tell us how many, and look at a sample before the rest is run.",
  heroImage: "/images/services/copies.svg",
  icon: "copies",
  label: [
    {
      term: "Bring",
      details: ["The cleanest original you have", "Number of copies", "Your own special paper, after asking us"],
    },
    { term: "Price", details: ["Depends on size, color and quantity", "Ask before a large job"] },
    { term: "Time", details: ["For a large stack, call first", "Rush print orders may cost extra"] },
    { term: "Good to know", details: ["A photocopy is not a certified copy", "Others' work needs their permission"] },
  ],
  content: [
    {
      heading: "At the counter",
      body: `Tell us four things: how many, one side or two, color or black and white, and whether the copies should be sorted into sets. Collated means page one, two, three and again from one. Uncollated means all the first pages in one pile.

For anything longer than a few sheets, ask for one test copy. A crooked or pale page is easy to mend at that point.`,
    },
    {
      heading: "Get your originals ready",
      body: `A copy can only be as good as what it is made from.

- Pull staples and paper clips, and flatten folded corners.
- Put the pages in order and all the same way up.
- Peel off sticky notes, or say that they should stay.
- Set torn, taped, glossy or very thin sheets apart, so they do not jam a feeder.
- Number the pages lightly in pencil if order matters.

Books, passports and bound papers are laid on the glass one page at a time. Point them out first, because they need more care and more time.`,
      isFullWidth: true,
    },
    {
      heading: "Smaller, larger, lighter, darker",
      body: `Copiers can shrink a legal page to letter size or enlarge fine print for tired eyes. Faint pencil and old carbon copies often improve with a darker setting. Enlarging also enlarges every smudge, so start with the sharpest page you own. Ask us what is possible with yours.`,
    },
    {
      heading: "Copy, scan or print?",
      body: `Copying goes from paper to paper. If you have the file, [document printing](/copy-print/document-printing) gives a sharper result than copying a printout, and such print jobs wait for your approved proof. If the papers should end up in an e-mail, choose [document scanning](/home-business/document-scanning). To send them to an office that wants a fax, see [fax services](/home-business/fax-services).`,
    },
    {
      heading: "What may be copied",
      body: `Your own letters, forms and records are yours to copy. Books, sheet music, photographs and test papers usually belong to somebody, and whole works need the owner's permission. Federal law also sets strict limits on copying money, so leave bills out of the craft project.`,
    },
  ],
  features: [
    {
      icon: "copies",
      title: "Small jobs welcome",
      description: "Need one page of one form for an appointment? Come in and ask. That is what the counter is for.",
    },
    {
      icon: "people",
      title: "Help at your elbow",
      description: "If the tray, the sides or the settings are a puzzle, there is a person to ask.",
    },
    {
      icon: "fax",
      title: "Copy, scan, fax, ship",
      description: "Keep the original, send the copy. All the ways to send it are here in the same store.",
    },
    {
      icon: "shredder",
      title: "Spoiled pages gone",
      description: "Ask about shredding for drafts and old records that nobody else should read.",
    },
  ],
  faqGroups: ["copies"],
  cta: {
    title: "A big stack to copy?",
    subtitle: "Tell us the number of pages and sets before you come, and ask when it can be done.",
    buttonText: "Ask about a large job",
    buttonLink: "/contact",
    icon: "copies",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
