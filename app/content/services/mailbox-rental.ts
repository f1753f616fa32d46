import type { Service } from "../schema";

export const mailboxRental = {
  id: "mailbox-rental",
  section: "home-business",
  category: "mailbox-rentals",
  serviceName: "Mailbox Rental",
  summary: "A street address for your mail and packages, from {mailbox-basic.per-month} with {mailbox-basic.packages}.",
  figure: "from {mailbox-basic.per-month}",
  pageTitle: "Mailbox Rental from {mailbox-basic.price}/Month",
  metaDescription:
    "Private mailbox from {mailbox-basic.per-month} with {mailbox-basic.packages}. {carriers} delivery. Bring two IDs: one with your photo, one with your address.",
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
  heroTitle: "Private mailbox rental",
  heroSubtitle: "A street address for your letters and packages.",
  heroImage: "/images/services/mailbox-rental.svg",
  icon: "mailbox",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "{mailbox-*.plan}: {mailbox-*.per-month}, {mailbox-*.packages} included",
        "{mailbox-extra-package.per-extra-package}",
      ],
    },
    {
      term: "Term",
      about: "time",
      details: [
        "{mailbox-terms}",
        "Fees are due in advance and are non-refundable",
        "Call to see if a box is available",
      ],
    },
    { term: "Payment", details: ["Cash, credit card or debit card"] },
    { term: "Bring", bring: [{ thing: "photo-id" }, { thing: "address-id" }, { thing: "form-1583" }] },
    { term: "At home", about: "before", details: ["Leave Form 1583 unsigned"] },
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
        "where do I get form 1583",
        "form 1583 download",
      ],
      body: `{carriers} can all deliver to it. USPS Form 1583 is at usps.com. You can sign USPS Form 1583 in front of our staff, so you don't need a notary. For a business, it also asks for the business's name and address.`,
    },
    {
      heading: "What a term costs",
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
      body: `| Term | Plan | Total |
| {mailbox-terms.1} | {mailbox-*.plan} | {mailbox-* × mailbox-terms.1} |
| {mailbox-terms.2} | {mailbox-*.plan} | {mailbox-* × mailbox-terms.2} |
| {mailbox-terms.3} | {mailbox-*.plan} | {mailbox-* × mailbox-terms.3} |

Extra packages and forwarding are not included.`,
      isFullWidth: true,
    },
    {
      id: "which-ids",
      heading: "Which IDs work for Form 1583",
      tags: [
        "accepted ids",
        "is my card an ID",
        "membership card",
        "share a mailbox",
        "share a mailbox with my roommate",
        "passport",
        "social security card",
        "lease",
        "voter card",
        "green card",
        "military id",
        "student id",
        "water bill",
        "phone bill",
        "cable bill",
        "bill with my address",
        "ID",
        "address",
        "utility bill",
        "electric bill",
        "gas bill",
        "bank statement",
        "proof of residence",
      ],
      body: `Every adult who gets mail in the box has to show two current IDs and be on a Form 1583. One document can't count twice.

- **Photo ID:** a US state, territory or tribal driver's license or non-driver ID, a uniformed-service ID, a US or foreign passport or passport card, a US Access Card, a permanent resident card, a certificate of naturalization, a US university ID, a Matrícula Consular or a NEXUS card.
- **Address ID:** a license or state ID not already used, a current lease, a mortgage or deed of trust, a home or vehicle insurance policy, a vehicle registration or a voter card.
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
      body: `Your name goes first. Then comes our street address with **PMB** (private mailbox) or **#** and your box number. Don't write "PO Box", "Apt" or "Suite".`,
    },
    {
      heading: "Picking up and forwarding",
      tags: [
        "unclaimed mail",
        "mail not picked up",
        "pick up mail",
        "abandoned mail",
        "change of address",
        "24/7",
        "after hours",
      ],
      body: `Pick up your mail during [store hours](/contact-us), and bring your **valid photo ID**. After {mailbox-unclaimed}, unclaimed mail goes back to the sender. Forwarding costs extra. To see your mail on a screen, look at a [digital mailbox](/home-business/digital-mailbox-rental).`,
    },
  ],
  features: [
    {
      icon: "truck",
      title: "Every carrier delivers",
      description: "One address for letters and packages.",
    },
    {
      icon: "lock",
      title: "Photo ID at pickup",
      description: "Nobody gets your mail without showing one.",
    },
    {
      icon: "bell",
      title: "Know when it is here",
      description: "One plan tells you when mail comes in.",
    },
    {
      icon: "store",
      title: "An address for your business",
      description: "Keep your home address private.",
    },
  ],
  tools: ["mailbox-plans", "mailbox-ids"],
  faqGroups: ["mailbox-rental"],
  cta: {
    title: "Bring two IDs and rent a box",
    subtitle: "Want to be sure that a box is available? Send a short message.",
    buttonText: "Ask if a box is available",
    buttonLink: "/contact",
    icon: "mailbox",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
