import type { Service } from "../schema";

export const homeBusiness = {
  id: "home-business",
  slug: "home-business",
  section: "home-business",
  category: "core",
  serviceName: "Home & Business Services",
  summary: "Mailboxes, direct mail, notary, shredding, scanning and fax for homes, home offices and small businesses.",
  city: "Concord Township",
  pageTitle: "Home & Business Services in Concord Township",
  metaDescription:
    "Physical and digital mailboxes, Every Door Direct Mail, notary, shredding, scanning and fax for homes and small businesses in Concord Township, Ohio.",
  tags: ["notary", "notarize", "business services", "home office"],
  keywords: ["business services", "home office", "mailbox rental", "notary", "document services", "Concord Township"],
  heroTitle: "The back office you don't have at home",
  heroSubtitle:
    "A mailbox, a notary, a fax, a scanner and a shredder, in a family-run store that has served the area since {since-year}.",
  heroImage: "/images/services/home-business.svg",
  icon: "store",
  label: [
    { term: "Mail", details: ["Physical mailbox", "Digital mailbox"] },
    { term: "Marketing", details: ["Every Door Direct Mail"] },
    { term: "Documents", details: ["Shredding", "Scanning", "Fax"] },
    { term: "Notary", about: "before", details: ["Call first", "Bring valid government ID"] },
    { term: "Payment", about: "price", details: ["Cash, credit card or debit card", "Due at the time of service"] },
  ],
  content: [
    {
      heading: "What we do for homes and offices",
      body: `Mail, paperwork and local marketing, from one page for a household to regular work for a small business.

- **Cost:** A mailbox starts at {mailbox-basic.per-month}. Scanning, fax, shredding, direct mail and notary work depend on the job, so [call or message us](/contact-us) for a price.
- **Time:** For more than a few pages, and for the notary, call first.
- **Bring:** The papers, sorted. For a mailbox, two IDs. For the notary, a valid government ID.

Each service has its own page below.`,
    },
    {
      id: "notary",
      heading: "Notary service",
      body: `Yes, we offer notary service. Call first, so that you know when a notary is in and what it costs.

- Bring a **valid government ID** and the document, filled in but **not yet signed**. Some documents have to be signed in front of the notary.
- Everyone whose signature is notarized has to come in person with ID.
- If the form asks for witnesses, bring them too.

A notary can't tell you which form you need or what it means. Ask an attorney, or the office that wants the paper.`,
    },
    {
      heading: "Mailboxes",
      body: `A [mailbox](/home-business/mailbox-rental) gives you a street address for letters and packages from every carrier. Plans start at {mailbox-basic.per-month}.

A [digital mailbox](/home-business/digital-mailbox-rental) shows your letters online, and you say what happens to each. Both need Form 1583 and two IDs.`,
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
      body: `[Every Door Direct Mail](/home-business/every-door-direct-mail) brings a card to each address on the postal routes you choose. You need no list. We can print it too, and you approve a proof before anything is printed.`,
    },
    {
      heading: "Not sure which one you need?",
      body: `Tell us what you are trying to get done, and we will say which service fits and what to bring. [Ask us](/contact-us), even if it is not on the list.`,
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
      title: "A person to ask",
      description: "If a form or a machine is new to you, somebody is here to help.",
    },
    {
      icon: "leaf",
      title: "Nothing to maintain",
      description: "You don't need to buy toner or pay for a fax line you use twice a year.",
    },
    {
      icon: "price",
      title: "Pay for what you use",
      description: "Copies, scans and faxes are one-time jobs. A mailbox runs for a term, and you choose how long.",
    },
  ],
  faqGroups: ["notary"],
  lastUpdated: "2026-11-21",
} as const satisfies Service;
