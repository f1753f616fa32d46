import { allCarriers, amount } from "../number-words.ts";
import type { Service } from "../schema";

export const homeBusiness = {
  id: "home-business",
  section: "home-business",
  category: "core",
  serviceName: "Home & Business Services",
  errand: "Notary",
  summary: "Mailboxes, notary, scanning, shredding and fax.",
  plate: "Mailboxes, notary and paperwork",
  pageTitle: "Notary, Mailboxes, Scan & Fax",
  metaDescription:
    "Notary in Concord Township: call to ask when one is in, bring a valid government ID, leave the paper unsigned. Also mailboxes, scanning, fax and shredding.",
  tags: ["notary", "notarize", "business services", "home office"],
  keywords: ["business services", "home office", "mailbox rental", "notary", "document services", "Concord Township"],
  heroTitle: "Notary, mailboxes and paperwork",
  heroSubtitle: "Mailboxes, fax, scans and shredding any time we're open, and a notary when one is in.",
  heroImage: "/images/services/home-business.svg",
  icon: "store",
  label: [
    {
      term: "Price",
      about: "price",
      details: [`Ask us for the notary's fee. Ohio law allows at most ${amount("notary-fee")} for each notarial act`],
    },
    { term: "Time", about: "time", details: ["Call us first to ask when a notary is in"] },
    { term: "Bring", bring: [{ thing: "notary-id" }] },
    { term: "At home", about: "before", details: ["Leave the paper for the notary unsigned"] },
  ],
  content: [
    {
      id: "notary",
      heading: "Notary",
      tags: [
        "notary fee",
        "notary price",
        "notary cost per signature",
        "price of a notary",
        "notary charge",
        "how much",
      ],
      body: `Bring a **valid government ID** and the document, filled in but **not yet signed**. Everyone whose signature is notarized has to come in person.

The fee is for the act, not the signature (Ohio Revised Code 147.08, as of November 2026).`,
    },
    {
      heading: "Which mailbox?",
      tags: ["mailbox or digital mailbox", "virtual or real mailbox"],
      body: `A [mailbox](/home-business/mailbox-rental) is a street address in our store, for letters and packages from ${allCarriers}. A [digital mailbox](/home-business/digital-mailbox-rental) shows your letters online.`,
    },
    {
      heading: "Several jobs for one paper?",
      tags: ["scan fax and shred"],
      body: `[Scan](/home-business/document-scanning) it first and check the file. Then we can [fax](/home-business/fax-services) the paper and [shred](/home-business/shredding) it.`,
    },
  ],
  features: [
    {
      icon: "leaf",
      title: "No machines to buy",
      description: "Two pages a year? Use our fax or scanner.",
    },
  ],
  faqGroups: ["notary"],
  cta: {
    title: "Not sure which service you need?",
    subtitle: "Tell us what you need done and by when, and we'll tell you what to bring.",
    buttonText: "Send us a message",
    buttonLink: "/contact",
    icon: "store",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
