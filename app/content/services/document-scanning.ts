import { costs } from "../owner-answer-rows.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const documentScanning = {
  id: "document-scanning",
  section: "home-business",
  category: "document-services",
  serviceName: "Document Scanning",
  summary: "Paper turned into files you can send and keep.",
  plate: pricedBy("the number of pages and color"),
  pageTitle: "Document Scanning",
  metaDescription:
    "Paper turned into files in Concord Township. Price by pages and color. Bring the pages in order, without staples, and know where the file should go.",
  tags: ["scan", "digitize", "paper to pdf"],
  keywords: ["document scanning", "scan to PDF", "paper to digital", "scan documents", "digitize records"],
  heroTitle: "Document scanning in Concord Township",
  heroSubtitle: "Bring in one signed page or a box of folders, and we'll turn paper into files.",
  heroImage: "/images/services/document-scanning.svg",
  hero: "form",
  icon: "scanner",
  label: [
    {
      term: "Price",
      about: "price",
      details: [...costs("scan-page"), pricedBy("the number of pages, color, and whether they're loose or bound")],
    },
    { term: "Time", about: "time", details: ["A thick folder takes longer, so call ahead"] },
    { term: "Bring", bring: ["Pages in order", "Where the file should go, written down"] },
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
        "scan a book",
        "scan receipts",
        "what does scanning cost",
        "scan price",
        "cost per page",
        "scan 100 pages",
        "scan one page",
        "price",
        "pages",
        "how much",
        "per page",
        "cost to scan",
      ],
      body: `We scan your pages, and your originals go home with you. Look the file over when you get it.`,
    },
    {
      heading: "Get the pages ready",
      body: `1. Take out staples, clips and sticky notes.
2. Unfold corners and flatten creases.
3. Put the pages in order, all the same way up.
4. Put a colored sheet between files, with the file name on it.

Bound books and fragile papers go on the glass one page at a time.`,
    },
    {
      heading: "Which file an office wants",
      tags: ["just use my phone", "phone camera", "phone", "quality", "phone scan", "why scan", "app"],
      body: `- **PDF** is right for nearly all paperwork, because many pages stay together in one file.
- **JPEG** is right for a photo or one picture for a website.

If a website limits the file size, tell us the limit.`,
    },
    {
      heading: "A scan or the original?",
      tags: ["will they accept a scan", "do they need the original", "original paper"],
      body: `Some offices don't take a scan, especially of a will, a car title or a certified copy. Check before you throw anything out, and have the rest [shredded](/home-business/shredding).`,
    },
    {
      heading: "How you get your files",
      tags: [
        "scan to email",
        "scan to usb",
        "email my scan",
        "scans by email",
        "send my scan",
        "how do i get my files",
        "thumb drive",
        "flash drive",
        "put it on a usb",
        "send the scan to me",
        "email it to me",
        "scan and send",
        "where do the scans go",
        "email",
        "files",
        "scan to my computer",
        "email scan",
        "USB stick",
        "get my scans",
        "send PDF",
      ],
      body: `If your files go by email, double-check the address. One wrong letter could send private papers to a stranger. Keep your files in two places.`,
    },
  ],
  features: [
    {
      icon: "scanner",
      title: "Better than a photo",
      description: "The page lies flat, edge to edge, so an office can read every line.",
    },
  ],
  faqGroups: ["scanning"],
  cta: {
    title: "A box of folders to scan?",
    subtitle: "Send us the page count, color or black and white, and what the files are for.",
    buttonText: "Ask for a scanning price",
    buttonLink: "/contact",
    icon: "scanner",
  },
  closing: {
    title: "Done with the paper?",
    subtitle: "Bring it loose, in a box or bag you can lift.",
    buttonText: "See paper shredding",
    buttonLink: "/home-business/shredding",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
