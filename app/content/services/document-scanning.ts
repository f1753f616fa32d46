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
    "Document scanning in Concord Township: how to prepare the pages, which file type to ask for, and how to get your scans home safely.",
  keywords: ["document scanning", "scan to PDF", "paper to digital", "scan documents", "digitize records"],
  heroTitle: "From paper to a file you can send",
  heroSubtitle:
    "One signed page or a box of folders: bring it in, tell us where the file should go, and take the paper home.",
  heroImage: "/images/services/document-scanning.svg",
  icon: "scanner",
  label: [
    { term: "Bring", details: ["Pages in order", "The e-mail address for the file"] },
    { term: "Tell us", details: ["Color or black and white", "One file or several", "One side or both"] },
    { term: "Price", details: ["Ask us, with the page count ready"] },
    { term: "Big job", details: ["Call first for a day and a quote"] },
  ],
  content: [
    {
      heading: "How it works here",
      body: `Bring the pages and tell us what the file is for. A form for a bank, a family archive and a plan for a builder each need other settings.

We scan, you look at the result, and the originals go home with you. For more than a thin folder, call ahead. Someone then has time to do it with care.`,
    },
    {
      heading: "Which file to ask for",
      body: `The reader decides, so check what the office or website accepts.

- **PDF**: right for nearly all paperwork. Many pages stay together in one file and print as they looked.
- **Searchable PDF**: the words are recognized, so you can look for a name inside it. It works well on clean print and poorly on handwriting.
- **JPEG**: right for a photograph or one picture for a website.

More **resolution** means more detail and a bigger file. Text needs little. Photos, stamps and fine drawings need more. Say which of these you want, and ask whether we can make it. If a website limits the file size, tell us the limit too.`,
      isFullWidth: true,
    },
    {
      heading: "Get the pages ready",
      body: `1. Take out staples, clips and sticky notes.
2. Unfold corners and flatten creases.
3. Put the pages in order, all the same way up.
4. Part the files with a colored sheet, and write the file name on it.
5. Set torn, thin or glued pages on top, so that we see them first.

Bound books and fragile papers have to lie on the glass one page at a time. That takes longer than a loose stack.`,
    },
    {
      heading: "A scan or the original?",
      body: `Many offices accept a scan. Some do not: a will, a car title or a certified copy often has to be the paper itself. Ask the office before you throw anything out.

Once you have opened the file and counted its pages, the rest can go to the [shredder](/home-business/shredding).`,
    },
    {
      heading: "Keep the files safe",
      body: `A file is lost as easily as a sheet. Keep two copies in two places, such as your computer and a drive in a drawer. Name files so you find them later: date first, then what it is. If the content is private, ask how to have it sent before it goes by e-mail.`,
    },
  ],
  features: [
    {
      icon: "document",
      title: "Many pages, one file",
      description: "A contract of many sheets becomes a single PDF in the right order, and not a row of phone photos.",
    },
    {
      icon: "scanner",
      title: "Straight and even",
      description: "A flat scan has no shadow of your hand and no slanted edge, so a form is easy to read.",
    },
    {
      icon: "fax",
      title: "Send it on",
      description: "If the office wants a fax instead of a file, the same pages can go out by fax while you wait.",
    },
    {
      icon: "shredder",
      title: "Clear the shelf",
      description: "Scan what you need to keep, check it at home, and bring back only what should be shredded.",
    },
  ],
  faqGroups: ["scanning"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
