import type { Service } from "../schema";

export const homeBusiness = {
  id: "home-business",
  slug: "home-business",
  section: "home-business",
  category: "core",
  serviceName: "Home & Business Services",
  summary: "Mailboxes, direct mail, shredding, scanning and fax for households, home offices and small firms.",
  city: "Concord Township",
  pageTitle: "Home & Business Services in Concord Township",
  metaDescription:
    "Physical and digital mailboxes, every-door direct mail, shredding, scanning and fax for homes and small businesses in Concord Township, Ohio.",
  keywords: ["business services", "home office", "mailbox rental", "notary", "document services", "Concord Township"],
  heroTitle: "The back office you do not have at home",
  heroSubtitle:
    "An address, a fax line, a scanner and a shredder, in a family-run store that has served the area since {since-year}.",
  heroImage: "/images/services/home-business.svg",
  icon: "store",
  label: [
    { term: "Mail", details: ["Physical mailbox", "Digital mailbox"] },
    { term: "Marketing", details: ["Every Door Direct Mail"] },
    { term: "Documents", details: ["Shredding", "Scanning", "Fax"] },
    { term: "Notary", details: ["Valid government ID", "Call first"] },
    { term: "Payment", details: ["Cash, credit card or debit card", "Due at the time of service"] },
  ],
  content: [
    {
      heading: "Who comes in for this",
      body: `Most of us own a printer that works on good days. Few of us own a fax line, a mailbox that signs for parcels, or a shredder that takes a whole box.

That is what this counter is for. A household needs it a few times a year: a form for the school, a house sale, the papers of a parent. A small business needs it every week and has no room for the machines. Ask for one page as freely as for a thousand.`,
      isFullWidth: true,
    },
    {
      heading: "Mail that has a place to go",
      body: `A [mailbox](/home-business/mailbox-rental) gives you a street address that takes letters and parcels of every carrier. Plans start at {mailbox-basic-price}.

A [digital mailbox](/home-business/digital-mailbox-rental) shows your letters on a screen, and you say what happens to each. It suits people who are away for weeks. Both ask for the same postal form and the same two documents.`,
    },
    {
      heading: "Customers next door",
      body: `[Every Door Direct Mail](/home-business/every-door-direct-mail) brings a card to each address on the postal routes you choose. You need no list. Design and printing can be done here too, and you approve a proof before anything is printed.`,
    },
    {
      heading: "Paper in, paper out",
      body: `Three services that often come in one visit:

- [Scanning](/home-business/document-scanning) makes a file of a page, or of a whole folder.
- [Fax](/home-business/fax-services) reaches the offices that still insist on it.
- [Shredding](/home-business/shredding) takes care of what must not be read by others.

The order matters. Scan first, check the file, send it, and shred last.`,
    },
    {
      heading: "Need a notary?",
      body: `Bring a **valid government ID** and the document, filled in but **not yet signed**. The signing is the very thing a notary has to watch. Everyone whose signature counts has to be there in person.

Call before you drive, so that you know when a notary is in. The questions below cover the rest.`,
    },
    {
      heading: "Pick your service",
      body: `Each of the six has a page of its own, which says how it works, what to bring and what to prepare. Choose from the cards below. If your errand fits none of them, [ask us](/contact-us) all the same.`,
    },
  ],
  features: [
    {
      icon: "store",
      title: "One stop",
      description: "Copy, fax, ship and collect your mail in a single trip, instead of four lines in four places.",
    },
    {
      icon: "people",
      title: "A person to ask",
      description: "Forms are dull and machines are stubborn. Somebody at the counter has seen both before.",
    },
    {
      icon: "leaf",
      title: "Nothing to maintain",
      description: "No toner to buy and no fax line to rent for something you need twice a year.",
    },
    {
      icon: "price",
      title: "Pay for what you use",
      description: "Copies, scans and faxes are one-time jobs. A mailbox runs for a term, and you choose how long.",
    },
  ],
  faqGroups: ["notary"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
