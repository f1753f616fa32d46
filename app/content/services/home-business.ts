import type { Service } from "../schema";

export const homeBusiness = {
  id: "home-business",
  section: "home-business",
  category: "core",
  serviceName: "Home & Business Services",
  errand: "Notary",
  summary: "Mailboxes, notary, scanning, shredding and fax.",
  pageTitle: "Home & Business Services",
  metaDescription:
    "Mailboxes from {mailbox-basic.per-month}, notary, scanning, fax, shredding and Every Door Direct Mail. For the notary, call first and bring a valid government ID.",
  tags: ["notary", "notarize", "business services", "home office"],
  keywords: ["business services", "home office", "mailbox rental", "notary", "document services", "Concord Township"],
  heroTitle: "Home and business services",
  heroSubtitle: "Mailboxes, paperwork and local marketing in Concord Township.",
  heroImage: "/images/services/home-business.svg",
  icon: "store",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["By the job. Call for a price"],
    },
    { term: "Payment", about: "price", details: ["Cash, credit card or debit card"] },
    { term: "Time", about: "time", details: ["During store hours"] },
    { term: "Bring", bring: ["For the notary: a valid government ID"] },
    { term: "Notary", about: "before", details: ["Call to ask when a notary is in", "Leave the paper unsigned"] },
  ],
  content: [
    {
      id: "notary",
      heading: "Notary service",
      tags: [
        "notary fee",
        "notary price",
        "notary cost per signature",
        "price of a notary",
        "notary charge",
        "how much",
      ],
      body: `Bring a **valid government ID** and the document, filled in but **not yet signed**. Everyone whose signature is notarized has to come in person.

The fee is for the act, not the signature: Ohio law caps the fee at {notary-fee} per notarial act (Ohio Revised Code 147.08, as of November 2026).`,
    },
    {
      heading: "Which mailbox?",
      tags: ["mailbox or digital mailbox", "virtual or real mailbox"],
      body: `A [mailbox](/home-business/mailbox-rental) is a street address in our store, for letters and packages from {carriers}. A [digital mailbox](/home-business/digital-mailbox-rental) shows your letters online.`,
    },
    {
      heading: "Several jobs for one paper?",
      tags: ["scan fax and shred"],
      body: `[Scan](/home-business/document-scanning) first, check the file, [fax](/home-business/fax-services) it, and [shred](/home-business/shredding) last.`,
    },
  ],
  features: [
    {
      icon: "store",
      title: "One stop",
      description: "Copy, fax, ship and pick up your mail in one trip.",
    },
    {
      icon: "people",
      title: "Help at the counter",
      description: "If a form or a machine is new to you, ask us.",
    },
    {
      icon: "leaf",
      title: "No machines to buy",
      description: "No toner, and no fax line for two faxes a year.",
    },
    {
      icon: "price",
      title: "Pay for what you use",
      description: "Copies, scans and faxes are one-time jobs.",
    },
  ],
  faqGroups: ["notary"],
  cta: {
    title: "Not sure which service you need?",
    subtitle: "Tell us what you want to get done, and by when.",
    buttonText: "Send us a message",
    buttonLink: "/contact",
    icon: "store",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
