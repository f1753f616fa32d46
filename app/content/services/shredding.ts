import type { Service } from "../schema";

export const shredding = {
  id: "shredding",
  slug: "shredding",
  section: "home-business",
  category: "document-services",
  serviceName: "Shredding",
  summary: "Bring in the papers you no longer need but would not want a stranger to read.",
  city: "Concord Township",
  pageTitle: "Paper Shredding",
  metaDescription:
    "Paper shredding for homes and offices in Concord Township. Price by how much paper; pay by cash or card. Bring loose paper in a box or bag you can lift.",
  tags: ["shred", "destroy papers", "confidential papers"],
  keywords: ["shredding", "document shredding", "paper shredding", "identity theft", "office clean-out"],
  heroTitle: "Paper shredding for homes and offices",
  heroSubtitle: "Old statements, tax folders, medical bills: bring loose paper in a box or bag.",
  heroImage: "/images/services/shredding.svg",
  icon: "shredder",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "By how much paper",
        "Call with the number of grocery bags or copy-paper boxes",
        "Due at the time of service, by cash or card",
      ],
    },
    {
      term: "Time",
      about: "time",
      details: ["Come in during store hours", "More than a box or two: call ahead"],
    },
    { term: "Bring", bring: ["Loose paper, in a box or bag you can lift"] },
    {
      term: "At home",
      about: "before",
      details: ["Take out binders, plastic sleeves and large clips", "Keep anything you still need"],
    },
  ],
  content: [
    {
      heading: "Have your papers shredded",
      tags: ["shred papers", "shred old files", "shredding price", "shred tax papers"],
      body: `We shred paper for homes and for offices.

Want to know when and how it is destroyed? Call before you bring it.`,
    },
    {
      heading: "Get the pile ready",
      body: `1. Make three piles: keep, shred, recycle.
2. Pull paper out of binders, sleeves and hanging folders.
3. Take off big clips and metal bars. Most shredders can take ordinary staples.
4. Fill boxes you can lift. Paper is heavy.

Want a copy of something first? Have it [scanned](/home-business/document-scanning), check the file, then shred the paper.`,
    },
    {
      heading: "What to keep",
      tags: ["what papers to keep", "how long to keep"],
      body: `Shredding can't be undone, so go through the folder once more at home. Keep for good: birth and marriage certificates, deeds, wills, military discharge papers and adoption records.

Keep tax papers for some years. The IRS publishes how long, and your tax preparer knows which rule is yours. Employers also have to keep payroll and staff records.`,
    },
    {
      heading: "What to shred",
      tags: ["what should I shred", "which papers", "medical bills", "bank papers"],
      body: `A thief can use a name with an account number, or a birth date with a signature. So shred:

- bank and card statements, canceled checks and loan offers with your name
- medical bills, insurance papers and prescription labels
- pay stubs and old tax copies you no longer have to keep
- a business's customer lists, job applications, invoices and contracts
- travel papers, and anything else with your signature

Envelopes, catalogs and newspapers can go right to recycling.`,
    },
    {
      heading: "For an office",
      body: `Client files, patient records and staff papers often come with legal duties. Your rules may ask for a certificate of destruction or for a witness. Call before you bring those files, so that you know what we can provide.`,
    },
    {
      heading: "Cards, discs and hard drives",
      body: `Plastic and metal need other equipment than paper, so call before you bring any. You can cut an expired card through its chip and stripe yourself.`,
    },
  ],
  features: [
    {
      icon: "clock",
      title: "Done in one trip",
      description: "A home shredder takes a few sheets at a time and then has to cool. Bring us the box instead.",
    },
    {
      icon: "lock",
      title: "Harder to misuse",
      description: "Anyone can read a statement in the trash. Nobody can use one that has been shredded.",
    },
    {
      icon: "scanner",
      title: "Scan first, then shred",
      description: "We do both in the same store, so you can keep the information and lose the paper.",
    },
    {
      icon: "people",
      title: "When in doubt, keep it",
      description: "Not sure about a page? Keep it until you have checked with the office that sent it.",
    },
  ],
  faqGroups: ["shredding"],
  cta: {
    title: "Boxes of old files?",
    subtitle: "Tell us how many boxes or bags you have, and when you would like to bring them.",
    buttonText: "Get a shredding price",
    buttonLink: "/contact",
    icon: "shredder",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
