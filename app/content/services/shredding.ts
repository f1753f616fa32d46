import type { Service } from "../schema";

export const shredding = {
  id: "shredding",
  slug: "shredding",
  section: "home-business",
  category: "document-services",
  serviceName: "Shredding",
  summary: "Bring in the papers you no longer need but would not want a stranger to read.",
  city: "Concord Township",
  pageTitle: "Paper Shredding in Concord Township, Ohio",
  metaDescription:
    "Paper shredding for homes and small offices in Concord Township: what to bring, what to take out of the pile first, and what to keep.",
  keywords: ["shredding", "document shredding", "paper shredding", "identity theft", "office clean-out"],
  heroTitle: "Papers out of the house, unreadable",
  heroSubtitle: "Old statements, tax folders, medical bills: bring the pile in and spare your small shredder at home.",
  heroImage: "/images/services/shredding.svg",
  icon: "shredder",
  label: [
    { term: "Bring", details: ["Loose paper in a box or bag"] },
    { term: "Take out first", details: ["Binders and plastic sleeves", "Large clips", "Anything you still need"] },
    { term: "Price", details: ["Ask us, and say how much you have"] },
    { term: "Big load", details: ["Call before you carry it in"] },
  ],
  content: [
    {
      heading: "How it works here",
      body: `Bring the paper to the counter during [store hours](/contact-us) and say roughly what it is. Ask for the price and for how it is handled before you leave it with us.

For a car full of boxes, call first. Then we can tell you whether it fits that day, or whether it is better in two trips. Payment is due when we do the work, by cash or card.`,
    },
    {
      heading: "What belongs in the shredder",
      body: `Thieves do not need much. A name with an account number, or a birth date with a signature, is enough to try something. These are worth shredding:

- bank and card statements, canceled checks, loan offers with your name filled in
- medical bills, insurance papers and prescription labels
- pay stubs and old tax copies you no longer have to keep
- customer lists, job applications, invoices and contracts of a business
- travel papers and anything else that bears your signature

Envelopes, catalogs and newspapers can go straight to recycling. Shredding them only makes the pile bigger.`,
      isFullWidth: true,
    },
    {
      heading: "What to keep",
      body: `Shredding cannot be undone, so go through the folder once at home. Keep for good: birth and marriage certificates, deeds, wills, military discharge papers and adoption records.

Tax papers have to be kept for some years, and for longer in some cases. Ask your tax preparer before you clear that shelf. An employer also has to keep payroll and staff records.`,
    },
    {
      heading: "Sorting in one evening",
      body: `1. Make three piles: keep, shred, recycle.
2. Pull paper out of binders, sleeves and hanging folders.
3. Take off big clips and metal bars.
4. Fill boxes you can lift. Paper is heavier than it looks.
5. Close the box for the drive.

Want a record of something before it goes? Have it [scanned](/home-business/document-scanning) first, look at the file, and shred the paper after that.`,
    },
    {
      heading: "For an office",
      body: `Client files, patient records and personnel papers often come with legal duties. Your rules may ask for a certificate of destruction, or for a witness. Tell us before you bring such files, so that you hear plainly what we can provide.`,
    },
  ],
  features: [
    {
      icon: "clock",
      title: "Done in one errand",
      description: "A home shredder takes a few sheets at a time and then has to cool. Drop off the box instead.",
    },
    {
      icon: "lock",
      title: "Harder to misuse",
      description:
        "A statement in the trash can be read by anyone who lifts the lid. Shredded paper tells nobody much.",
    },
    {
      icon: "scanner",
      title: "Scan first, then shred",
      description: "Both happen in the same store, so you can keep the information and lose the paper.",
    },
    {
      icon: "people",
      title: "Someone to ask",
      description: "Not sure about a page? Hold it back and ask the person or office that issued it.",
    },
  ],
  faqGroups: ["shredding"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
