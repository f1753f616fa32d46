import type { Service } from "../schema";

export const insurance = {
  id: "insurance",
  section: "specialty",
  category: "additional-services",
  serviceName: "Shipping Insurance",
  summary: "Third-party insurance for packages we pack.",
  figure: "Up to {insurance-limit}",
  pageTitle: "Package Insurance to {insurance-limit}",
  metaDescription:
    "Third-party shipping insurance up to {insurance-limit} for packages our staff packs. Bring a receipt, appraisal or invoice. File claims within {claim-window}.",
  tags: ["insure", "insured shipping", "claim", "lost package", "damaged package", "declared value"],
  keywords: ["shipping insurance", "package insurance", "declared value", "insured shipping", "damage claim"],
  heroTitle: "Shipping insurance up to {insurance-limit}",
  heroSubtitle: "Coverage by a third-party insurer for packages our staff packs.",
  heroImage: "/images/services/insurance.svg",
  icon: "shield",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "By declared value",
        "Each package insured separately, for what is in it",
        "Call with the value for a price",
      ],
    },
    {
      term: "Limit",
      details: [
        "{insurance-limit} per package or shipment",
        "More only with prior authorization: call well before you ship",
      ],
    },
    { term: "Bring", bring: ["The item, not yet packed", { thing: "proof-of-value" }] },
    {
      term: "Claims",
      details: ["Usually resolved in {insurance-claim-time} once the documents are complete"],
    },
  ],
  content: [
    {
      heading: "Insure a package",
      tags: [
        "insure my package",
        "insure something expensive",
        "insurance price",
        "insure a ring",
        "cost to insure",
        "insure for 500",
        "insurance rate",
        "price of insurance",
        "worth insuring",
        "price",
        "declared value",
        "how much",
        "insure a package",
        "insurance on package",
        "premium",
        "which insurance company",
        "are you the insurer",
        "insurer",
        "policy",
        "insurance company",
        "third party",
        "who pays",
      ],
      body: `The price depends on the value you declare. You have to prove that value. A third-party insurer decides claims under its policy.`,
    },
    {
      heading: "Three conditions",
      tags: [
        "rules for insurance",
        "what do I need for insurance",
        "do you have to pack it",
        "have to pack it for insurance",
        "packing",
        "packed myself",
        "own box",
        "home packed",
        "insure something I packed",
        "who signs",
        "signature for expensive package",
        "signature over 1000 dollars",
        "have to be home",
        "signature",
        "delivery",
        "signature required",
        "adult signature",
        "sign for delivery",
      ],
      body: `1. **Our staff packs it.** A box you packed at home can ship, but it can't be insured here. Bring the item loose.
2. **You prove the value.** Bring a receipt, an appraisal or an invoice.
3. **An adult signs.** Every shipment over {insurance-signature} goes out with adult signature delivery. Up to that value, the insurance doesn't ask for one.`,
    },
    {
      heading: "Insurance and declared value are different",
      body: `A value you declare with the carrier is the most it will pay, and only if it is responsible. If you declare nothing, UPS pays at most {ups-liability}, and FedEx pays at most {fedex-liability}. What USPS pays depends on the service.`,
    },
    {
      heading: "What is worth insuring",
      tags: [
        "should I insure it",
        "is it worth it",
        "coins",
        "heirloom",
        "insure a watch",
        "watch",
        "ring",
        "insure jewelry",
      ],
      body: `Insure what you couldn't afford to lose: paintings, instruments, electronics, heirlooms. Call before you bring jewelry, coins or anything that spoils. For art, see [artwork shipping](/pack-ship/artwork-shipping).`,
    },
    {
      heading: "If something goes wrong",
      tags: [
        "arrived broken",
        "came damaged",
        "keep the box",
        "photos of damage",
        "what do I do now",
        "smashed",
        "broken vase",
        "came in the mail broken",
      ],
      body: `- **Keep everything**: the box, the padding and the broken pieces.
- **Take photos** of the outside, the label, the padding and the damage.
- **Tell us soon.** A claim must be filed within {claim-window} of the service date.
- **Find your papers**: proof of value, tracking number and shipping receipt.`,
    },
  ],
  features: [
    {
      icon: "shield",
      title: "Third-party insurer",
      description: "It does not depend on the carrier's limit.",
    },
    {
      icon: "tape",
      title: "Packed and insured here",
      description: "One visit is enough for both.",
    },
    {
      icon: "price",
      title: "Priced by the value",
      description: "Get the price first, then decide.",
    },
    {
      icon: "pen",
      title: "Signed for by an adult",
      description: "An expensive package isn't left at the door.",
    },
  ],
  faqGroups: ["insurance"],
  cta: {
    title: "Sending something of value?",
    subtitle: "Send what it is, what it is worth and where it is going, and get a price.",
    buttonText: "Get an insurance price",
    buttonLink: "/contact",
    icon: "shield",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
