import { digitalMailboxRow } from "../owner-answer-rows.ts";
import { rate } from "../number-words.ts";
import type { Service } from "../schema";

export const digitalMailboxRental = {
  id: "digital-mailbox-rental",
  section: "home-business",
  category: "mailbox-rentals",
  serviceName: "Digital Mailbox Rental",
  messageSubject: "mailbox",
  summary: "See your paper mail online, wherever you are.",
  plate: "Price set by the provider",
  pageTitle: "Digital Mailbox Rental",
  metaDescription:
    "See your mail online and decide what happens to it. The provider sets the price. You need USPS Form 1583, one photo ID and one ID with your address.",
  tags: ["virtual mailbox", "virtual address", "online mail", "registered office"],
  keywords: ["digital mailbox", "virtual mailbox", "online mail", "mail scanning", "Form 1583"],
  heroTitle: "Digital mailbox: see your mail online",
  heroSubtitle: "Look through your mail on your phone or computer, and decide what happens to each piece.",
  heroImage: "/images/services/digital-mailbox-rental.svg",
  hero: "sign",
  sign: "Have ready",
  icon: "smartphone",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["Price set by the provider, based on how much mail you get, scan and forward"],
    },
    { term: "Time", about: "time", details: ["You get mail once Form 1583 and your IDs are approved"] },
    {
      term: "Have ready",
      about: "before",
      details: ["A valid photo ID", "One secondary ID that shows your current address", "USPS Form 1583"],
    },
    ...digitalMailboxRow,
  ],
  content: [
    {
      heading: "Get a digital mailbox",
      tags: [
        "sign up online",
        "get a virtual mailbox",
        "online mail",
        "what does a digital mailbox cost",
        "virtual mailbox price",
        "online mailbox fee",
        "price",
        "plans",
        "how much",
        "monthly",
        "virtual mailbox cost",
        "provider",
      ],
      body: `Your mail comes to a street address, and you see it online wherever you are. Before you sign up, check which street address you'll get.`,
    },
    {
      heading: "How to get started",
      tags: [
        "set up a virtual mailbox",
        "start a digital mailbox",
        "notarize form 1583",
        "sign up for a digital mailbox",
        "do i still need form 1583",
        "id for virtual mailbox",
        "sign up papers",
        "Form 1583",
        "ID",
        "form",
        "notarized",
        "sign up",
      ],
      body: `1. **Sign up online** with a digital mailbox provider, and choose a plan.
2. **Fill in Form 1583.** It is at usps.com, and the provider tells you where to sign it: usually before a notary, or at the place that receives your mail.
3. **Show two IDs.** See [which IDs work](/home-business/mailbox-rental#which-ids).
4. **Give out the new address** to your bank, your insurer and other senders.`,
    },
    {
      heading: "What you can do with each piece",
      tags: ["scan my mail", "forward my mail", "junk mail", "open my letters", "email my letters", "open my mail"],
      body: `Plans differ, but these choices are common:

- **Open and scan**: you read the pages on your screen.
- **Forward**: the paper is mailed to you, which you'd want for a bank card, a car title or a signed contract.
- **Hold**: your mail waits until you decide.
- **Shred or recycle**: for junk mail.`,
    },
    {
      heading: "Digital, or in our store?",
      tags: [
        "which is better",
        "travel a lot",
        "always away",
        "boxes to a virtual mailbox",
        "packages",
        "virtual mailbox packages",
        "parcels",
      ],
      body: `**Digital** is for people who are often away: travelers, snowbirds and owners who run a business from several places.

**A mailbox in our store** is for you if you mostly get packages, or live close by. See [mailbox rental](/home-business/mailbox-rental), from ${rate("mailbox-basic")}, or [package receiving](/pack-ship/package-receiving).`,
    },
  ],
  features: [
    {
      icon: "map-pin",
      title: "One address that stays",
      description: "If you move, the address on your bills stays the same as long as you keep the plan.",
    },
  ],
  externalLinks: ["digital-mailbox"],
  faqGroups: ["digital-mailbox"],
  cta: {
    title: "Digital, in our store, or both?",
    subtitle: "Tell us how often you are away and what kind of mail you get.",
    buttonText: "Ask which one fits",
    buttonLink: "/contact",
    icon: "smartphone",
  },
  firstStep: "book",
  lastUpdated: "2026-11-28",
} as const satisfies Service;
