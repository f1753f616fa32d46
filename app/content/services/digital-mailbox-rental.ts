import type { Service } from "../schema";

export const digitalMailboxRental = {
  id: "digital-mailbox-rental",
  slug: "digital-mailbox-rental",
  section: "home-business",
  category: "mailbox-rentals",
  serviceName: "Digital Mailbox Rental",
  summary: "See your paper mail on a screen, and say from wherever you are what should happen to each piece.",
  city: "Concord Township",
  pageTitle: "Digital Mailbox Rental in Concord Township",
  metaDescription:
    "How a digital mailbox works: mail you can see online, Form 1583 and the two documents it needs, and when a physical box suits you better.",
  keywords: ["digital mailbox", "virtual mailbox", "online mail", "mail scanning", "Form 1583"],
  heroTitle: "Read your mail without being here",
  heroSubtitle:
    "A digital mailbox shows you what came in. You choose what is opened, what is sent on and what is thrown out.",
  heroImage: "/images/services/digital-mailbox-rental.svg",
  icon: "phone",
  label: [
    { term: "Price", details: ["Set by the provider's plan", "Ask us which plans are open"] },
    {
      term: "Bring",
      details: ["One photo ID", "One secondary ID that shows your current address", "USPS Form 1583"],
    },
    { term: "Needs", details: ["Internet access", "An e-mail address you check"] },
    { term: "Good to know", details: ["You sign up online with a provider"] },
  ],
  content: [
    {
      heading: "What a digital mailbox is",
      body: `It is a street address joined to an online account. Paper mail goes to the address. In your account you see a picture of each envelope, and you decide what comes next.

The account belongs to an online provider, which sets the plans and the prices. Providers differ, so read what a plan includes before you sign up: how many pieces, how many opened pages, and how long paper is kept.`,
    },
    {
      heading: "What you can usually do with a piece of mail",
      body: `Plans differ in detail, but these choices are common:

- **Open and scan**: somebody opens the envelope, and you read the pages on your screen.
- **Forward**: the paper itself goes to where you are, with postage on top.
- **Hold**: it waits until you come for it or decide.
- **Shred or recycle**: for the offers you never asked for.

Scans and forwarding are where costs add up. If you get a lot of paper, count a typical month of it before choosing a plan.`,
      isFullWidth: true,
    },
    {
      heading: "Getting started",
      body: `1. Talk to us first, so that you pick a provider and an address that fit.
2. Choose a plan and open the account online.
3. Fill in **USPS Form 1583**, which lets someone else receive your mail.
4. Show two documents: a photo ID, and a second one with your present home address.
5. Tell your bank, your insurer and other senders the new address.

The form and the ID rule are the same as for a box you visit.`,
    },
    {
      heading: "Digital or physical?",
      body: `**Digital** suits people who are often away: travelers, people who winter in the South, and owners who run a business from several places.

**Physical** suits you if you mostly get parcels, or if you live close and like to hold your mail. It has fixed prices, and you find them under [mailbox rental](/home-business/mailbox-rental).

Parcels cannot be scanned. For a few packages without any box, see [package receiving](/pack-ship/package-receiving).`,
    },
    {
      heading: "Some mail needs paper",
      body: `A bank card, a car title, a signed contract or a check is worth nothing as a picture. Ask the provider how it handles checks. For the rest, plan on pickup or forwarding, and bring valid photo ID when you collect.`,
    },
  ],
  features: [
    {
      icon: "phone",
      title: "Mail in your pocket",
      description: "See what arrived from a phone or a computer, in another state or on another continent.",
    },
    {
      icon: "leaf",
      title: "Less paper on the table",
      description:
        "Junk can be thrown out before it ever reaches your house, and letters become files you can search for.",
    },
    {
      icon: "map-pin",
      title: "One address that stays",
      description: "Move house as often as you like. The address on your bills and business cards need not change.",
    },
    {
      icon: "people",
      title: "A counter to ask at",
      description:
        "You can talk through the form, the documents and the choice of box with a person in Concord Township.",
    },
  ],
  externalLinks: ["digital-mailbox"],
  faqGroups: ["digital-mailbox"],
  cta: {
    title: "Digital, physical or both?",
    subtitle: "Tell us how often you are away and what kind of mail you get, and we will help you choose.",
    buttonText: "Ask about a digital mailbox",
    buttonLink: "/contact",
    icon: "phone",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
