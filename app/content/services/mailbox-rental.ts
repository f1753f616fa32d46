import { allCarriers, amount, choice, mailboxes, packages, plan, price, priceTimes, rate } from "../number-words.ts";
import { numbers } from "../numbers.ts";
import type { Service } from "../schema";

const terms = numbers["mailbox-terms"].choices;

export const mailboxRental = {
  id: "mailbox-rental",
  section: "home-business",
  category: "mailbox-rentals",
  serviceName: "Mailbox Rental",
  messageSubject: "mailbox",
  summary: "A street address for your mail and packages.",
  figure: `From ${rate("mailbox-basic")}`,
  plate: `${price("mailbox-basic")} or ${rate("mailbox-notify")}`,
  pageTitle: `Mailbox Rental from ${price("mailbox-basic")}/Month`,
  metaDescription: `Mailbox from ${rate("mailbox-basic")}, paid ${amount("mailbox-terms")} ahead, ${packages("mailbox-basic")} a month. ${allCarriers} deliver. Bring two IDs: photo and address.`,
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
  heroTitle: "Mailbox rental",
  heroSubtitle: "A street address for your letters and packages.",
  heroImage: "/images/services/mailbox-rental.svg",
  hero: "figure",
  icon: "mailbox",
  label: [
    {
      term: "Price",
      about: "price",
      short: `From ${rate("mailbox-basic")}`,
      details: [
        ...mailboxes.map((name) => `${plan(name)}: ${rate(name)}, ${packages(name)} a month included`),
        rate("mailbox-extra-package"),
      ],
    },
    {
      term: "Term",
      about: "time",
      details: [
        `${amount("mailbox-terms")}, paid in advance`,
        `${choice("mailbox-terms", 1)}: ${priceTimes("mailbox-basic", terms[0])} or ${priceTimes("mailbox-notify", terms[0])}`,
        "Fees are due in advance and are non-refundable",
      ],
    },
    {
      term: "Bring",
      bring: [
        { thing: "photo-id", whose: "Yours, and that of every other adult on the box" },
        { thing: "address-id", whose: "Yours, and that of every other adult on the box" },
        { thing: "form-1583", whose: "One for each adult" },
      ],
    },
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
        "form 1583",
        "where is form 1583",
        "usps mail at my box",
        "get my mail from usps at the box",
        "usps at my box",
      ],
      body: `${allCarriers} can all deliver to your mailbox. USPS Form 1583 is at usps.com. If you sign it in front of our staff, you don't need a notary. For a business, the form also asks for its name and address.`,
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
      body: `| Term | Plan | Total |
${terms
  .flatMap((months, at) =>
    mailboxes.map((name) => `| ${choice("mailbox-terms", at + 1)} | ${plan(name)} | ${priceTimes(name, months)} |`),
  )
  .join("\n")}`,
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
      body: `Every adult who gets mail in the box has to show two current IDs and be on a Form 1583.

- **Photo ID:** a US state, territory or tribal driver's license or non-driver ID, uniformed-service ID, US or foreign passport, passport card, US Access Card, permanent resident card, certificate of naturalization, US university ID, Matrícula Consular or NEXUS card.
- **ID with your current address:** a license or state ID not already used, current lease, mortgage, deed of trust, home or vehicle insurance policy, vehicle registration or voter card.
- **Not accepted:** Social Security card, credit card, birth certificate, utility bill, bank statement.`,
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
      body: `Your name goes first, then our street address with **PMB** (private mailbox) or **#** and your box number. Don't write "PO Box", "Apt" or "Suite".`,
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
        "how long do you hold mail",
        "hold my mail",
        "how long do you keep mail",
        "mail held",
      ],
      body: `Pick up your mail during [store hours](/contact-us), with your **valid photo ID**. After ${amount("mailbox-unclaimed")}, unclaimed mail goes back to the sender. Forwarding costs extra. Often away? See [digital mailbox](/home-business/digital-mailbox-rental).`,
    },
  ],
  features: [
    {
      icon: "bell",
      title: "Know when it is here",
      description: "The mailbox with notification tells you when mail comes in.",
    },
    {
      icon: "store",
      title: "An address for your business",
      description: "Print it on your cards instead of your home address.",
    },
  ],
  tools: ["mailbox-plans", "mailbox-ids"],
  faqGroups: ["mailbox-rental"],
  cta: {
    title: "Bring two IDs and rent a box",
    subtitle: "Is a box free now? Ask us.",
    buttonText: "Ask if a box is available",
    buttonLink: "/contact",
    icon: "mailbox",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
