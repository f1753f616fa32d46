import type { Service } from "../schema";

export const insurance = {
  id: "insurance",
  slug: "insurance",
  section: "specialty",
  category: "additional-services",
  serviceName: "Shipping Insurance",
  summary: "Third-party insurance for a package we pack, up to {insurance-limit}, priced by the value you declare.",
  figure: "up to {insurance-limit}",
  city: "Concord Township",
  pageTitle: "Package Insurance to {insurance-limit}",
  metaDescription:
    "Third-party shipping insurance up to {insurance-limit} for packages our staff packs. Bring a receipt, appraisal or invoice. File claims within {claim-window}.",
  tags: ["insure", "insured shipping", "claim", "lost package", "damaged package", "declared value"],
  keywords: ["shipping insurance", "package insurance", "declared value", "insured shipping", "damage claim"],
  heroTitle: "Shipping insurance up to {insurance-limit}",
  heroSubtitle: "Our staff packs it, you show what it is worth, and a third-party insurer covers it.",
  heroImage: "/images/services/insurance.svg",
  icon: "shield",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["By declared value", "Each package insured separately", "Call with the value for a price"],
    },
    {
      term: "Limit",
      details: [
        "{insurance-limit} per package or shipment",
        "More only with prior authorization: call well before you ship",
      ],
    },
    { term: "Bring", bring: ["The item, not yet packed", { thing: "proof-of-value" }] },
    { term: "Packing", details: ["Our staff packs it"] },
    { term: "Delivery", details: ["Adult signature above {insurance-signature}"] },
    {
      term: "Claims",
      details: [
        "File within {claim-window} of the service date",
        "Usually resolved in {insurance-claim-time} once the documents are complete",
      ],
    },
  ],
  content: [
    {
      heading: "Insure a package",
      tags: ["insure my package", "insure something expensive", "insurance price", "insure a ring"],
      body: `You can insure up to {insurance-limit} per package or shipment, if our staff packs it and you can prove what it is worth.`,
    },
    {
      heading: "Three conditions",
      tags: ["rules for insurance", "what do I need for insurance"],
      body: `1. **Our staff packs it.** A box you packed at home can ship, but it can't be insured here.
2. **You prove the value.** Bring a receipt, an appraisal or an invoice.
3. **An adult signs.** Every shipment over {insurance-signature} goes out with adult signature delivery.`,
    },
    {
      heading: "Insurance and declared value are different",
      body: `Carriers let you declare a value. That is the most the carrier will pay, and only if it is responsible. It is a limit on liability, not insurance. If you declare nothing, UPS pays at most {ups-liability}, and FedEx pays at most {fedex-liability}.

What we offer is coverage from a **third-party insurer**. You say what the contents are worth, you prove it, and you pay for coverage up to that amount.`,
    },
    {
      heading: "Insure each box by itself",
      body: `Each package is insured separately, so give each box the value of what is in it. If a set of plates goes in two boxes, don't put the full value on one of them.`,
    },
    {
      heading: "What is worth insuring",
      tags: ["should I insure it", "is it worth it", "coins", "heirloom"],
      body: `What would it cost to replace, and could you live with the loss? Paintings, instruments, electronics and heirlooms are the usual answers.

Policies leave some things out, so call before you bring jewelry, coins or anything that spoils. Nothing can be insured without proof of value. For art, see [artwork shipping](/pack-ship/artwork-shipping).`,
    },
    {
      heading: "If something goes wrong",
      tags: ["arrived broken", "came damaged", "keep the box", "photos of damage", "what do I do now", "smashed"],
      body: `- **Keep everything**: the box, the padding and the broken pieces.
- **Take photos** of the outside, the label, the padding and the damage.
- **Tell us soon.** A claim must be filed within {claim-window} of the service date.
- **Find your papers**: proof of value, tracking number and shipping receipt.`,
    },
  ],
  features: [
    {
      icon: "shield",
      title: "An insurer behind it",
      description: "Coverage comes from a third-party insurer and does not depend on the carrier's own limit.",
    },
    {
      icon: "tape",
      title: "Packed for the insurer",
      description: "The insurer requires packing by our staff, and you can have it done in the same visit.",
    },
    {
      icon: "price",
      title: "Priced by the value",
      description: "The cost depends on the value you can prove. Get the price, then decide.",
    },
    {
      icon: "pen",
      title: "Signed for by an adult",
      description: "A shipment above {insurance-signature} needs an adult's signature, so it is not left on a step.",
    },
  ],
  faqGroups: ["insurance"],
  cta: {
    title: "Sending something of value?",
    subtitle: "Send what it is, what it is worth and where it is going, and get a price.",
    buttonText: "Get an insurance price",
    buttonLink: "/contact",
    icon: "shield",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
