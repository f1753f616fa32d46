import type { Service } from "../schema";

export const internationalShipping = {
  id: "international-shipping",
  slug: "international-shipping",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "International Shipping",
  summary:
    "Parcels and papers to other countries by DHL, FedEx, UPS or USPS, and what customs wants to know about them.",
  city: "Concord Township",
  pageTitle: "International Shipping from Concord Township",
  metaDescription:
    "Ship abroad from Concord Township: which carrier suits, what customs asks, who pays duty, what may not go in the box, and what to bring to the counter.",
  keywords: ["international shipping", "ship overseas", "customs form", "DHL Express", "send package abroad"],
  heroTitle: "Across the border, with the right papers",
  heroSubtitle:
    "Most trouble abroad begins with a vague customs form. Bring the facts about your parcel, and ask us about any line you are unsure of.",
  heroImage: "/images/services/international-shipping.svg",
  icon: "globe",
  label: [
    { term: "Reach", details: ["DHL Express: {dhl-countries}", "Also FedEx, UPS and USPS"] },
    {
      term: "Bring",
      details: [
        "Full name, address, phone and e-mail of the recipient",
        "A list of what is inside: material, number, value of each",
        "Receipts or an invoice",
        "Photo ID, in case the carrier asks",
      ],
    },
    { term: "Price", details: ["By country, weight, size and speed", "Duty and tax come on top, abroad"] },
    { term: "Good to know", details: ["Leave the box open until the contents are listed"] },
  ],
  content: [
    {
      heading: "Which carrier for which parcel",
      body: `- **DHL Express** specializes in fast delivery abroad and reaches {dhl-countries}. It suits urgent papers, samples and gifts with a date. [More on DHL](/pack-ship/dhl-express).
- **FedEx and UPS** carry a parcel in their own network and handle customs on the way. Ask for both prices, since they differ by country. See [FedEx](/pack-ship/fedex-shipping) and [UPS](/pack-ship/ups-authorized-shipper-outlet).
- **USPS** is often the low price for a small, light parcel. The postal service of the other country delivers it, so tracking can thin out after the border. It also reaches post office boxes and military addresses. [More on USPS](/pack-ship/usps-services).

Tell us two things: when it must arrive, and how upset you would be if it came later. The answer usually picks the carrier.`,
      isFullWidth: true,
    },
    {
      heading: "Writing a customs form that passes",
      body: `The officer reads your form and not your mind. One vague word can hold a box for weeks.

1. **Say what it is.** "Two men's cotton shirts, worn" passes. "Clothes" or "gift" alone does not.
2. **Give each item its own line**, with number, weight and value.
3. **Use the true value**, even for a present. What it would sell for today is the measure.
4. **State the reason**: gift, sale, sample, repair or personal goods.
5. **Add where it was made**, which is on the tag or underneath.

The sender signs for what is on the form. Ask us what a field means, but only you know the contents.`,
    },
    {
      heading: "Who pays duty and tax",
      body: `The country of arrival sets duty and tax, and it collects them there. Normally **the recipient pays**, often with a handling fee of the carrier. A present can come with a bill that spoils it, so warn the person.

Some services let the sender pay instead. Ask about it before the label is made. Many countries spare low-value gifts, but each draws that line elsewhere.`,
    },
    {
      heading: "What may not go in the box",
      body: `Every country and every carrier keeps its own list. These cause most refusals:

- perfume, nail polish, aerosols and other flammables
- loose lithium batteries and power banks
- alcohol, tobacco and vaping goods
- medicine, even your own prescription
- meat, fruit, seeds, plants and soil
- cash, cards and jewelry of value
- counterfeit brand-name goods

If you are unsure, tell us what it is and where it goes, and we can look it up together.`,
    },
    {
      heading: "Packing for a long trip",
      body: `A parcel abroad is handled more often, and customs may open it and close it again. Use a new, stiff box, and wrap items so that they survive being unwrapped by a stranger. A sheet inside with both addresses helps if the label comes off.

We also offer [professional packing](/pack-ship/professional-packing).`,
    },
  ],
  features: [
    {
      icon: "globe",
      title: "Several carriers, one counter",
      description: "Compare express and postal services for the same box without driving to each carrier.",
    },
    {
      icon: "document",
      title: "Questions on the form",
      description: "Ask us about any customs line you do not understand before the label is printed.",
    },
    {
      icon: "plane",
      title: "Papers as well as parcels",
      description: "Contracts, applications and school records can travel by express with tracking to the door.",
    },
    {
      icon: "tape",
      title: "Packed on the spot",
      description: "Bring things loose. They can be listed, packed and labeled in one visit.",
    },
  ],
  carriers: ["fedex", "ups", "usps", "dhl"],
  faqGroups: ["international"],
  cta: {
    title: "Not sure your item may cross the border?",
    subtitle: "Tell us what it is, what it is worth and which country it goes to.",
    buttonText: "Ask before you pack",
    buttonLink: "/contact",
    icon: "globe",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
