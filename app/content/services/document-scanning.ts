import type { Service } from "../schema";

export const documentScanning = {
  id: "document-scanning",
  slug: "document-scanning",
  section: "home-business",
  category: "document-services",
  serviceName: "Document Scanning",
  summary: "Turn contracts, forms and old folders into files you can send, search and back up.",
  city: "Concord Township",
  pageTitle: "Document Scanning in Concord Township, Ohio",
  metaDescription:
    "Document scanning in Concord Township: how to get a price, how to prepare the pages, which file type to ask for, and how to get your scans home safely.",
  tags: ["scan", "digitize", "paper to pdf", "scan to email"],
  keywords: ["document scanning", "scan to PDF", "paper to digital", "scan documents", "digitize records"],
  heroTitle: "From paper to a file you can send",
  heroSubtitle:
    "One signed page or a box of folders: bring it in, tell us where the file should go, and take the paper home.",
  heroImage: "/images/services/document-scanning.svg",
  icon: "scanner",
  label: [
    { term: "Price", about: "price", details: ["Depends on pages, color and how they are bound"] },
    { term: "Time", about: "time", details: ["Call first for a big job"] },
    { term: "Bring", bring: ["Pages in order", "The email address for the file"] },
    { term: "Tell us", details: ["Color or black and white", "One file or several", "One side or both"] },
  ],
  content: [
    {
      heading: "Have your pages scanned",
      tags: [
        "scan something",
        "scan my birth certificate",
        "scan a contract",
        "scan papers",
        "scan and email",
        "scan a book",
        "scan receipts",
      ],
      body: `Yes, we scan paper into files. Tell us what the file is for, look it over when it is done, and take the originals home.

- **Cost:** It depends on the number of pages, on color, and on whether they are loose or bound. [Call or message us](/contact-us) with the page count for a price.
- **Time:** It depends on the stack. For more than a thin folder, call first and ask when it can be done.
- **Bring:** The pages in order, and the email address the file should go to.`,
    },
    {
      heading: "Get the pages ready",
      body: `1. Take out staples, clips and sticky notes.
2. Unfold corners and flatten creases.
3. Put the pages in order, all the same way up.
4. Put a colored sheet between files, with the file name on it.
5. Put torn, thin or glued pages on top, so that we see them first.

Bound books and fragile papers go on the glass one page at a time. That takes longer than a loose stack.`,
    },
    {
      heading: "Which file to ask for",
      body: `Check what the office or website accepts.

- **PDF** is right for nearly all paperwork. Many pages stay together in one file.
- **Searchable PDF** lets you look for a name inside it. It works on clean print, not on handwriting.
- **JPEG** is right for a photo or one picture for a website.

More **resolution** means more detail and a bigger file. Text needs little. Photos, stamps and fine drawings need more. If a website limits the file size, tell us the limit.`,
    },
    {
      heading: "A scan or the original?",
      body: `Many offices accept a scan. Some don't: a will, a car title or a certified copy often has to be the paper itself. Ask the office before you throw anything out.

Once you have opened the file and counted its pages, you can have the rest [shredded](/home-business/shredding).`,
    },
    {
      heading: "How you get your files",
      body: `Bring the email address in writing, because one wrong letter sends private papers to a stranger. Email has size limits, so for a large job ask which way works best. If the papers are private, ask how to have them sent.

Keep two copies in two places, such as your computer and a drive in a drawer.`,
    },
    {
      heading: "Photos and large sheets",
      body: `Photo prints can be scanned like a page, in color and with more detail. Take them out of the album first. Slides, negatives and large drawings need other equipment, so ask before you bring them.`,
    },
  ],
  features: [
    {
      icon: "document",
      title: "Many pages, one file",
      description: "A long contract becomes a single PDF in the right order, not a row of phone photos.",
    },
    {
      icon: "scanner",
      title: "Flat and clear",
      description: "A scan has no shadow of your hand and no slanted edge, so a form is easy to read.",
    },
    {
      icon: "fax",
      title: "Or send a fax",
      description: "If the office wants a fax instead of a file, we can fax the same pages.",
    },
    {
      icon: "shredder",
      title: "Clear the shelf",
      description: "Scan what you need, check it at home, and bring back what should be shredded.",
    },
  ],
  faqGroups: ["scanning"],
  lastUpdated: "2026-11-21",
} as const satisfies Service;
