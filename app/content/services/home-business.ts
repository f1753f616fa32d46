import type { Service } from "../schema";

export const homeBusiness = {
  id: "home-business",
  slug: "home-business",
  section: "home-business",
  category: "core",
  serviceName: "Home & Business Services",
  summary: "Mailboxes, direct mail, notary, shredding, scanning and fax for homes, home offices and small businesses.",
  city: "Concord Township",
  pageTitle: "Home & Business Services",
  metaDescription:
    "Mailboxes from {mailbox-basic.per-month}, notary, scanning, fax, shredding and Every Door Direct Mail. For the notary, call first and bring a valid government ID.",
  tags: ["notary", "notarize", "business services", "home office"],
  keywords: ["business services", "home office", "mailbox rental", "notary", "document services", "Concord Township"],
  heroTitle: "Home and business services",
  heroSubtitle:
    "Mailboxes from {mailbox-basic.per-month}, notary, scanning, fax, shredding and direct mail in Concord Township.",
  heroImage: "/images/services/home-business.svg",
  icon: "store",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "Mailbox: from {mailbox-basic.per-month}",
        "Notary: Ohio law caps the fee at {notary-fee} per notarial act",
        "Scanning, fax, shredding and direct mail: by the job",
      ],
    },
    { term: "Payment", about: "price", details: ["Cash, credit card or debit card", "Due at the time of service"] },
    { term: "Time", about: "time", details: ["Come in during store hours", "Big job: call ahead"] },
    {
      term: "Bring",
      bring: ["The papers, sorted", "For a mailbox: two IDs", "For the notary: a valid government ID"],
    },
    {
      term: "Notary",
      about: "before",
      details: ["Call to ask when a notary is in"],
    },
  ],
  content: [
    {
      heading: "What we do for homes and offices",
      body: `Mailboxes, paperwork and local marketing, for a household or a small business.

You can read more about each service below.`,
    },
    {
      id: "notary",
      heading: "Notary service",
      body: `We offer notary service. Call first, so that you know when a notary is in. The fee is for the act, whatever the number of signatures (Ohio Revised Code 147.08, as of November 2026).

- Bring a **valid government ID** and the document, filled in but **not yet signed**. Some documents have to be signed in front of the notary.
- Everyone whose signature is notarized has to come in person with ID.
- If the form asks for witnesses, bring them too.

A notary can't tell you which form you need or what it means. An attorney can, or the office that asked for the document.`,
    },
    {
      heading: "Mailboxes",
      body: `A [mailbox](/home-business/mailbox-rental) gives you a street address for letters and packages from {carriers}.

A [digital mailbox](/home-business/digital-mailbox-rental) shows your letters online, and you choose what to do with each. Both need Form 1583 and two IDs.`,
    },
    {
      heading: "Paperwork",
      body: `- [Scanning](/home-business/document-scanning) turns a page or a folder into a file.
- [Fax](/home-business/fax-services) is for the offices that still ask for one.
- [Shredding](/home-business/shredding) is for papers nobody else should read.

Doing all three? Scan first, check the file, send it, and shred last.`,
    },
    {
      heading: "Local marketing",
      body: `[Every Door Direct Mail](/home-business/every-door-direct-mail) brings a card to each address on the postal routes you choose. You need no list. We can print it too.`,
    },
    {
      heading: "Not sure which one you need?",
      body: `[Write to us](/contact-us) about what you need to get done, even if it isn't on the list.`,
    },
  ],
  features: [
    {
      icon: "store",
      title: "One stop",
      description: "Copy, fax, ship and pick up your mail in a single trip.",
    },
    {
      icon: "people",
      title: "Help at the counter",
      description: "If a form or a machine is new to you, somebody at the counter can help.",
    },
    {
      icon: "leaf",
      title: "No machines to buy",
      description: "You don't need to buy toner or pay for a fax line you use twice a year.",
    },
    {
      icon: "price",
      title: "Pay for what you use",
      description: "Copies, scans and faxes are one-time jobs. A mailbox runs for a term, and you choose how long.",
    },
  ],
  faqGroups: ["notary"],
  cta: {
    title: "Not sure which service you need?",
    subtitle: "Tell us what you want to get done, and by when.",
    buttonText: "Write to the store",
    buttonLink: "/contact",
    icon: "store",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
