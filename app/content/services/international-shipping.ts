import { amount, anyCarrier, capitalized, carrierCountWord } from "../number-words.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const internationalShipping = {
  id: "international-shipping",
  section: "pack-ship",
  door: "awkward",
  order: 40,
  category: "pack-ship",
  serviceName: "International Shipping",
  summary: `Packages and papers abroad by ${anyCarrier}.`,
  pageTitle: "International Shipping",
  metaDescription:
    "Ship abroad by DHL Express, FedEx, UPS or USPS. Price by country, weight, size and speed. Bring the recipient's phone and email, and a list with values.",
  tags: ["ship abroad", "overseas", "customs", "worldwide", "countries"],
  keywords: ["international shipping", "ship overseas", "customs form", "DHL Express", "send package abroad"],
  heroTitle: "International shipping",
  heroSubtitle: "Send a gift, a document or an online sale abroad by DHL Express, FedEx, UPS or USPS.",
  heroImage: "/images/services/international-shipping.svg",
  icon: "globe",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("country, weight, size and speed"), "Duty and tax are extra"],
    },
    {
      term: "Time",
      about: "time",
      details: ["Express is faster than mail, and customs can add time"],
    },
    {
      term: "Bring",
      bring: [{ thing: "recipient-abroad" }, { thing: "contents-list" }, { thing: "invoice" }],
    },
    { term: "Reach", details: [`DHL Express: ${amount("dhl-countries")} and territories`] },
    {
      term: "Weight",
      about: "limit",
      details: [`UPS: up to ${amount("ups-weight")}`, `USPS: up to ${amount("usps-weight")}, less for many countries`],
    },
    { term: "Insurance", about: "limit", details: [`Up to ${amount("insurance-limit")}, if our staff packs it`] },
  ],
  content: [
    {
      heading: "Send a package abroad",
      tags: [
        "price to ship overseas",
        "send a gift abroad",
        "birthday present abroad",
        "box to another country",
        "ship to family overseas",
        "dress overseas",
        "clothes abroad",
        "how long does a package abroad take",
        "how many days to europe",
        "how long to get there overseas",
        "when will it arrive abroad",
        "in customs how long",
        "stuck in customs",
        "how long to ship abroad",
        "how long does shipping overseas take",
        "timing",
        "customs",
        "delivery time",
        "days",
        "weeks",
        "how fast",
        "arrive",
        "abroad",
      ],
      body: `Leave the box open until the list of contents is done, and send it early, because no carrier controls how long customs takes.`,
    },
    {
      heading: "Which carrier for which package",
      tags: [
        "cheapest way to ship abroad",
        "best carrier abroad",
        "fastest way abroad",
        "usps or dhl abroad",
        "which carrier overseas",
        "fedex international",
        "ups international",
        "usps international",
      ],
      body: `- [DHL Express](/pack-ship/dhl-express) is a fast courier for urgent papers, samples and gifts.
- [FedEx](/pack-ship/fedex-shipping) and [UPS](/pack-ship/ups-authorized-shipper-outlet) handle customs on the way, and either one can be cheaper.
- [USPS](/pack-ship/usps-services) is often cheapest for a small, light package.

Your deadline usually decides.`,
    },
    {
      heading: "How to fill in a customs form",
      tags: [
        "customs form",
        "customs form for another country",
        "fill out customs",
        "what do I write on customs",
        "declaration",
      ],
      body: `1. **Say what it is.** "Two men's cotton shirts, worn" is fine, but "clothes" or "gift" alone is not.
2. **Give each item a separate line**, with quantity, weight and value.
3. **Use the true value**, even for a gift: what it would sell for today.
4. **State the reason**: gift, sale, sample, repair or personal goods.
5. **Add where it was made**, which is on the tag or the bottom.

Your signature says the form is true.`,
    },
    {
      heading: "Who pays duty and tax",
      tags: [
        "taxes on arrival",
        "duty",
        "import charges",
        "receiver phone",
        "what do I need for the person overseas",
        "address",
        "recipient",
        "recipient phone",
        "email",
        "tax id",
        "tariffs on a package",
        "tariff",
        "import duty",
      ],
      body: `**The recipient usually pays**, often with a handling fee for the carrier, so warn them. If nobody answers the phone or email you gave, the package sits there and gets sent back. Some services let the sender pay instead, if you say so before the label is made.`,
    },
    {
      heading: "What can't go in the box",
      tags: [
        "food overseas",
        "medicine overseas",
        "vitamins",
        "seeds",
        "plants abroad",
        "cosmetics",
        "jewelry overseas",
        "food abroad",
        "jam abroad",
      ],
      body: `These are often refused:

- medicine, even your own prescription
- meat, fruit, seeds, plants and soil
- gift cards, valuable jewelry and fake brand-name goods
- anything that [can't be shipped](/pack-ship/professional-packing#what-cannot-ship) inside the US

Customs may open a box and close it again, so use a new, stiff one, or have us [pack it](/pack-ship/professional-packing).`,
    },
  ],
  features: [
    {
      icon: "globe",
      title: `${capitalized(carrierCountWord)} carriers in one place`,
      description: "An urgent contract and a birthday box can leave from the same counter.",
    },
  ],
  tools: ["measure"],
  showsCarriers: true,
  faqGroups: ["international"],
  cta: {
    title: "Not sure your item can cross the border?",
    subtitle: "Tell us what it is, what it's worth and where it's going, and we'll tell you if we can ship it.",
    buttonText: "Ask about your item",
    buttonLink: "/contact",
    icon: "globe",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
