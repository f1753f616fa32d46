import { costs } from "../owner-answer-rows.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const shredding = {
  id: "shredding",
  section: "home-business",
  category: "document-services",
  serviceName: "Shredding",
  summary: "For papers you don't want a stranger to read.",
  pageTitle: "Paper Shredding Service",
  metaDescription:
    "We shred papers for homes and offices in Concord Township. Priced by the amount of paper. Bring it loose, in a box or bag you can lift.",
  tags: ["shred", "destroy papers", "confidential papers"],
  keywords: ["shredding", "document shredding", "paper shredding", "identity theft", "office clean-out"],
  heroTitle: "Paper shredding for homes and offices",
  heroSubtitle: "We shred old statements, tax papers and medical bills for you.",
  heroImage: "/images/services/shredding.svg",
  hero: "sign",
  sign: "At home",
  icon: "shredder",
  label: [
    {
      term: "Price",
      about: "price",
      details: [...costs("shredding-pound"), pricedBy("the amount of paper")],
    },
    {
      term: "Time",
      about: "time",
      details: ["For more than a box or two, call ahead"],
    },
    { term: "Bring", bring: ["Loose paper, in a box or bag you can lift"] },
    {
      term: "At home",
      about: "before",
      details: ["Set aside anything you still need"],
    },
  ],
  content: [
    {
      heading: "Have your papers shredded",
      tags: [
        "shred papers",
        "shred old files",
        "shredding price",
        "shred tax papers",
        "for an office",
        "what does shredding cost",
        "shred price",
        "per bankers box",
        "bag of papers",
        "bankers box",
        "shredding rate",
        "cost to shred",
        "boxes of old files",
        "minimum",
        "shredding per pound",
        "price",
        "how much",
        "per pound",
        "box of papers",
        "cost",
        "shred documents",
        "price per box",
        "security",
        "witness",
        "watch",
        "secure",
        "on site",
        "see it shredded",
        "certificate",
        "certificate of destruction",
        "HIPAA",
        "medical records",
        "office records",
        "compliance",
      ],
      body: `Bring us a folder or a few boxes of papers to shred.

Ask us before you come in if you'd like to watch or need a certificate of destruction. Rules for client files and patient records may require one.`,
    },
    {
      heading: "Get the pile ready",
      tags: [
        "binder clips",
        "staples ok",
        "take out clips",
        "folders",
        "staples",
        "preparing",
        "paper clips",
        "binders",
        "remove staples",
      ],
      body: `1. Make three piles: keep, shred, recycle.
2. Pull paper out of binders, sleeves and hanging folders.
3. Take off binder clips, metal bars and spirals. Ask us about staples.
4. Pack boxes you can lift, because paper is heavy.`,
    },
    {
      heading: "What to keep",
      tags: ["what papers to keep", "how long to keep"],
      body: `Keep these for good: birth and marriage certificates, deeds, wills, military discharge papers and adoption records.`,
    },
    {
      heading: "What to shred",
      tags: ["what should I shred", "which papers", "medical bills", "bank papers", "canceled checks"],
      body: `- Bank and card statements, canceled checks and loan offers with your name
- Medical bills, insurance papers and prescription labels
- Pay stubs and old tax copies you no longer have to keep
- Business papers: customer lists, job applications, invoices and contracts

Envelopes, catalogs and newspapers can go right to recycling.`,
    },
  ],
  features: [
    {
      icon: "scanner",
      title: "Scan first, then shred",
      description: "We do both, so you keep the information and lose the paper.",
    },
  ],
  faqGroups: ["shredding"],
  cta: {
    title: "Boxes of old files?",
    subtitle: "Tell us how many boxes or bags you have and when you'd like to come in.",
    buttonText: "Ask for a shredding price",
    buttonLink: "/contact",
    icon: "shredder",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
