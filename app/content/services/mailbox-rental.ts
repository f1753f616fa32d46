import type { Service } from "../schema";

export const mailboxRental = {
  id: "mailbox-rental",
  slug: "mailbox-rental",
  section: "home-business",
  category: "mailbox-rentals",
  serviceName: "Mailbox Rental",
  summary: "A street address for your mail and packages, with somebody there to sign, until you pick them up.",
  figure: "from {mailbox-basic.per-month}",
  city: "Concord Township",
  pageTitle: "Private Mailbox Rental in Concord Township",
  metaDescription:
    "Rent a private mailbox in Concord Township: two plans, what is due at sign-up, the ID you need for Form 1583, and how your new address is written.",
  tags: [
    "mailbox",
    "rent a mailbox",
    "po box",
    "private mailbox",
    "street address",
    "business address",
    "mail forwarding",
    "packages from ups and fedex",
    "3, 6 or 12 months",
    "text me when mail comes",
  ],
  keywords: ["mailbox rental", "private mailbox", "PO box alternative", "Form 1583", "Concord Township"],
  heroTitle: "A mailbox that takes packages too",
  heroSubtitle: "Your letters and packages come to one street address, and someone is there to sign for them.",
  heroImage: "/images/services/mailbox-rental.svg",
  icon: "mailbox",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "{mailbox-basic.per-month}, {mailbox-basic.packages} included",
        "{mailbox-notify.per-month} with electronic notification, {mailbox-notify.packages} included",
        "{mailbox-extra-package.per-extra-package}",
      ],
    },
    { term: "Term", about: "time", details: ["{mailbox-terms}, paid in advance"] },
    { term: "Bring", bring: [{ thing: "photo-id" }, { thing: "address-id" }, { thing: "form-1583" }] },
    { term: "At home", about: "before", details: ["Leave Form 1583 unsigned: sign it in front of our staff"] },
    { term: "Unclaimed mail", details: ["Returned to sender after {mailbox-unclaimed}"] },
  ],
  content: [
    {
      heading: "Rent a mailbox",
      tags: [
        "in my company name",
        "mailbox for my business",
        "do you have mailboxes",
        "open a mailbox",
        "packages from ups and fedex",
        "accept packages",
        "get a mailbox",
        "amazon packages",
      ],
      body: `Yes. You get a mailbox in our store, and {carriers} can all deliver to it. We sign for your packages.

- **Cost:** {mailbox-basic.per-month} with {mailbox-basic.packages}, or {mailbox-notify.per-month} with electronic notification and {mailbox-notify.packages}. After that it is {mailbox-extra-package.per-extra-package}.
- **Time:** You rent for {mailbox-terms}. [Call or message us](/contact-us) first to ask whether a box is free.
- **Bring:** Two IDs: one photo ID, and one secondary ID with your current address. You can sign USPS Form 1583 in front of our staff, so you don't need a notary.`,
    },
    {
      heading: "What you pay at sign-up",
      tags: [
        "12 months",
        "6 months",
        "3 months",
        "up front",
        "pay in advance",
        "pay monthly",
        "yearly price",
        "deposit",
        "minimum term",
        "just one month",
        "how long do I have to rent",
        "sign up cost",
      ],
      body: `Fees are due in advance and are non-refundable. Not sure yet? Start with the short term.

| Term | Basic | With notification |
| {mailbox-terms.1} | {mailbox-basic × mailbox-terms.1} | {mailbox-notify × mailbox-terms.1} |
| {mailbox-terms.2} | {mailbox-basic × mailbox-terms.2} | {mailbox-notify × mailbox-terms.2} |
| {mailbox-terms.3} | {mailbox-basic × mailbox-terms.3} | {mailbox-notify × mailbox-terms.3} |

Extra packages and forwarding are not in these amounts.`,
      isFullWidth: true,
    },
    {
      id: "which-ids",
      heading: "Which IDs work for Form 1583",
      tags: [
        "accepted ids",
        "passport",
        "social security card",
        "lease",
        "voter card",
        "green card",
        "military id",
        "student id",
      ],
      body: `Each adult who gets mail in the box needs a form and two current IDs. One document can't do both jobs.

- **Photo ID, one of these:** a US state, territory or tribal driver's license or non-driver ID; a uniformed-service ID; a US or foreign passport or passport card; a US access card; a permanent resident card; a certificate of naturalization; a US university ID; a Matrícula Consular; a NEXUS card.
- **Address ID, one of these:** a license or state ID you have not already used; a current lease; a mortgage or deed of trust; a home or vehicle insurance policy; a vehicle registration; a voter card.
- **Not accepted:** a Social Security card, a credit card, a birth certificate, a utility bill or a bank statement.`,
    },
    {
      heading: "How your address is written",
      tags: [
        "how do I write my address",
        "pmb",
        "suite number",
        "what will my address be",
        "return address",
        "real address",
      ],
      body: `Your name goes first. Then comes our street address with **PMB** or **#** and your box number, then city, state and ZIP code. PMB stands for private mailbox.

Don't write "PO Box", "Apt" or "Suite".`,
    },
    {
      heading: "Picking up and forwarding",
      tags: ["unclaimed mail", "mail not picked up", "pick up mail", "abandoned mail", "change of address"],
      body: `Pick up your mail during [store hours](/contact-us), and bring your **valid photo ID**. To have somebody else pick up, talk to us first.

We can forward mail while you are away. Forwarding costs extra, so ask for the price first. Mail that nobody claims goes back to the sender after {mailbox-unclaimed}.

Would you rather see your mail on a screen? Look at a [digital mailbox](/home-business/digital-mailbox-rental).`,
    },
  ],
  features: [
    {
      icon: "truck",
      title: "Every carrier delivers",
      description: "{carriers}, to one address.",
    },
    {
      icon: "lock",
      title: "Handed over with ID",
      description: "We hand over mail only to a person who shows a valid photo ID.",
    },
    {
      icon: "bell",
      title: "Know when it is here",
      description: "With electronic notification, no trip is for nothing.",
    },
    {
      icon: "store",
      title: "An address for your business",
      description: "Use a street address and keep your home address private.",
    },
  ],
  tools: ["mailbox-plans", "mailbox-ids"],
  faqGroups: ["mailbox-rental"],
  cta: {
    title: "Bring two IDs and rent a box",
    subtitle: "Message us first if you want to know whether a box is free today.",
    buttonText: "Ask about a mailbox",
    buttonLink: "/contact",
    icon: "mailbox",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Service;
