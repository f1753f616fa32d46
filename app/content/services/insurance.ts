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
  pageTitle: "Shipping Insurance in Concord Township, Ohio",
  metaDescription:
    "Third-party shipping insurance for packages packed by our staff: what it covers, the proof of value to bring, how it is priced and how claims work.",
  tags: ["insure", "insured shipping", "claim", "lost package", "damaged package", "declared value"],
  keywords: ["shipping insurance", "package insurance", "declared value", "insured shipping", "damage claim"],
  heroTitle: "Insure what you ship for what it is worth",
  heroSubtitle: "We pack it, you show what it is worth, and a third-party insurer covers it.",
  heroImage: "/images/services/insurance.svg",
  icon: "shield",
  label: [
    { term: "Price", about: "price", details: ["By declared value", "Each package insured separately"] },
    {
      term: "Limit",
      details: ["{insurance-limit} per package or shipment", "More only with prior authorization"],
    },
    { term: "Bring", bring: [{ thing: "proof-of-value" }, "The item, not yet packed"] },
    { term: "Packing", details: ["Done by our staff"] },
    { term: "Delivery", details: ["Adult signature above {insurance-signature}"] },
    {
      term: "Claims",
      details: ["File within {claim-window} of the service date", "Usually resolved in {insurance-claim-time}"],
    },
  ],
  content: [
    {
      heading: "Insure a package",
      tags: ["insure my package", "insure something expensive", "insurance price", "insure a ring"],
      body: `Yes, up to {insurance-limit} per package or shipment, if our staff pack it and you can prove what it is worth.

- **Cost:** It depends on the value you declare, and each package is insured separately. [Call or message us](/contact-us) with the value for a price.
- **Time:** A value above {insurance-limit} needs authorization first, so call well before you ship. A claim is usually resolved in {insurance-claim-time} once the documents are complete.
- **Bring:** The item, not yet packed, and a **receipt, appraisal or invoice**.`,
    },
    {
      heading: "Three conditions",
      tags: ["rules for insurance", "what do I need for insurance"],
      body: `1. **Our staff pack it.** A box you packed at home can ship, but it can't be insured here.
2. **You prove the value.** A receipt, an appraisal or an invoice will do.
3. **An adult signs.** Every shipment over {insurance-signature} goes out with adult signature delivery.`,
    },
    {
      heading: "Insurance and declared value are different",
      body: `Carriers let you declare a value. That is the most the carrier will pay, and only if it is responsible. It is a limit on liability, not insurance. If you declare nothing, UPS stops at {ups-liability} and FedEx at {fedex-liability}.

What we offer is coverage from a **third-party insurer**. You say what the contents are worth, you prove it, and you pay for coverage up to that amount.`,
    },
    {
      heading: "Two boxes are insured as two",
      body: `Each package is insured on its own, so split the value the way it really is. A set of plates in two boxes is not insured by putting the full value on one of them.`,
    },
    {
      heading: "What is worth insuring",
      tags: ["should I insure it", "is it worth it", "coins", "heirloom"],
      body: `Ask what it would cost to replace, and whether you could live with the loss. Paintings, instruments, electronics and heirlooms are the usual answers.

Policies leave some things out, so ask before you bring jewelry, coins or anything that spoils. Something with no provable price is hard to insure. For art, see [artwork shipping](/pack-ship/artwork-shipping).`,
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
      title: "Packed and insured together",
      description: "We pack, label and insure the package in one place, so that its papers match.",
    },
    {
      icon: "price",
      title: "You see the price first",
      description: "The cost depends on the value you can prove. Ask for the price, then decide.",
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
    subtitle: "Tell us what it is, what it is worth and where it is going. We will say what coverage it needs.",
    buttonText: "Ask about insurance",
    buttonLink: "/contact",
    icon: "shield",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Service;
