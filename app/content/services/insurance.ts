import type { Service } from "../schema";

export const insurance = {
  id: "insurance",
  slug: "insurance",
  section: "specialty",
  category: "additional-services",
  serviceName: "Shipping Insurance",
  summary: "Third-party cover for a parcel we pack, up to {insurance-limit}, priced by the value you declare.",
  city: "Concord Township",
  pageTitle: "Shipping Insurance in Concord Township, Ohio",
  metaDescription:
    "Third-party shipping insurance for parcels packed by our staff: what it covers, the proof of value to bring, how it is priced and how claims work.",
  keywords: ["shipping insurance", "package insurance", "declared value", "insured shipping", "damage claim"],
  heroTitle: "When the parcel is worth more than the postage",
  heroSubtitle: "Insure what you send for its real value, with papers that hold up if something goes wrong on the way.",
  heroImage: "/images/services/insurance.svg",
  icon: "shield",
  label: [
    {
      term: "Limit",
      details: ["{insurance-limit} per package or shipment", "More only with prior authorization"],
    },
    { term: "Price", details: ["By declared value", "Each package insured separately"] },
    { term: "Bring", details: ["Receipt, appraisal or invoice", "The item, not yet packed"] },
    { term: "Packing", details: ["Done by our staff"] },
    { term: "Delivery", details: ["Adult signature above {insurance-signature}"] },
    {
      term: "Claims",
      details: ["File within {claim-window} of the service date", "Usually resolved in {insurance-claim-time}"],
    },
  ],
  content: [
    {
      heading: "Insurance and declared value are two things",
      body: `Carriers let you declare a value. That figure is the most the carrier will pay, and only if it finds itself responsible. It is a limit on liability and not an insurance policy. Where nothing is declared, UPS stops at {ups-liability} and FedEx at {fedex-liability}.

The cover we arrange is a policy of a **third-party insurer**. You state what the contents are worth and show that it is so. Then you pay for cover up to that amount.`,
      isFullWidth: true,
    },
    {
      heading: "Three conditions",
      body: `Cover depends on these, so plan for them before you tape anything shut.

1. **Our staff pack it.** An insurer wants to know how the box was built, and we cannot vouch for one we did not fill.
2. **You prove the value.** A receipt, an appraisal or an invoice will do.
3. **An adult signs.** Every shipment over {insurance-signature} goes out with adult signature delivery.`,
    },
    {
      heading: "Limit and price",
      body: `You can insure a package or shipment for up to {insurance-limit}. Worth more? Call before you bring it, because a higher value needs authorization first.

The cost follows the declared value. Two boxes count as two, each insured on its own. Split the value between them as it truly lies. A set of plates in two cartons is not insured by putting the whole sum on one.`,
    },
    {
      heading: "What is worth insuring",
      body: `Ask what it would cost to replace, and whether you could shrug that off. Paintings, instruments, electronics and heirlooms are the usual answers.

Policies leave some things out, so ask before you bring jewelry, coins or anything that spoils. A thing with no provable price is hard to insure, and so is old damage. Carriers also limit what they pay for art, so look at [artwork shipping](/pack-ship/artwork-shipping) if that is your parcel.`,
    },
    {
      heading: "If something goes wrong",
      body: `- **Keep everything**: the box, the padding and the broken pieces.
- **Take photos**: the outside, the label, the padding, then the damage.
- **Tell us soon.** A claim must be filed within {claim-window} of the service date.
- **Find your papers**: proof of value, tracking number and shipping receipt.

Once the documents are complete, most claims are settled in {insurance-claim-time}.`,
    },
  ],
  features: [
    {
      icon: "shield",
      title: "An insurer behind it",
      description: "Cover comes from a third-party insurer, and does not rest on the carrier's own limit.",
    },
    {
      icon: "tape",
      title: "Packed and insured at once",
      description: "The same counter packs, labels and insures the parcel, so its papers agree with one another.",
    },
    {
      icon: "price",
      title: "You set the value",
      description: "The cost depends on the value you can prove. Ask for the figure, then decide whether you want it.",
    },
    {
      icon: "pen",
      title: "Signed for by an adult",
      description: "A shipment above {insurance-signature} needs a grown-up's signature, so it is not left on a step.",
    },
  ],
  faqGroups: ["insurance"],
  cta: {
    title: "Sending something of value?",
    subtitle: "Tell us what it is, what it is worth and where it goes. We will say what cover it needs.",
    buttonText: "Ask about insurance",
    buttonLink: "/contact",
    icon: "shield",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
