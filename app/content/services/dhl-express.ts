import { lastPickups } from "../owner-answer-rows.ts";
import { amount, figure, price } from "../number-words.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const dhlExpress = {
  id: "dhl-express",
  section: "pack-ship",
  door: "ship",
  category: "pack-ship",
  serviceName: "DHL Express",
  summary: `Documents and packages by air to ${amount("dhl-countries")}.`,
  plate: pricedBy("country, weight and size"),
  pageTitle: "DHL Express Shipping",
  metaDescription: `DHL Express to ${amount("dhl-countries")} and territories. Drop-offs with a label are ${price("dropoff")}. Bring the recipient's address, phone and email, and a list with values.`,
  tags: ["courier", "documents abroad", "fast abroad"],
  keywords: ["DHL Express", "international courier", "ship abroad", "customs invoice", "Concord Township"],
  heroTitle: "DHL Express shipping abroad",
  heroSubtitle: "Send contracts, gifts and spare parts by air to countries all over the world.",
  heroImage: "/images/services/dhl-express.svg",
  icon: "plane",
  label: [
    {
      term: "Drop-off",
      about: "price",
      details: [{ what: "DHL Express packages with a label", ...figure("dropoff") }],
    },
    {
      term: "New shipment",
      about: "price",
      details: [pricedBy("country, weight and size")],
    },
    { term: "Time", about: "time", details: ["A fast air service, but customs can add time"] },
    { term: "Bring", bring: [{ thing: "recipient-abroad" }, { thing: "contents-list" }, { thing: "invoice" }] },
    { term: "Reaches", details: [`DHL Express: ${amount("dhl-countries")} and territories`] },
    { term: "Not included", about: "price", details: ["Duty and tax in the recipient's country"] },
    ...lastPickups("dhl"),
  ],
  content: [
    {
      heading: "Ship overseas with DHL Express",
      tags: [
        "dhl price",
        "dhl cost",
        "fast abroad",
        "send dhl",
        "dhl to another state",
        "dhl inside the us",
        "dhl local",
        "domestic",
        "carriers",
        "USA",
        "US address",
        "why phone number",
        "address",
        "phone",
        "recipient phone required",
      ],
      body: `DHL Express is for other countries only. Within the United States, we ship with [FedEx](/pack-ship/fedex-shipping), [UPS](/pack-ship/ups-authorized-shipper-outlet) and [USPS](/pack-ship/usps-services).`,
    },
    {
      heading: "Documents or goods?",
      tags: [
        "documents overseas",
        "passport to an embassy",
        "visa papers",
        "transcripts",
        "diploma",
        "contract abroad",
        "send papers to another country",
      ],
      body: `**Documents** are papers with no resale value, like contracts, certificates and transcripts. They usually don't need a customs invoice.

**Everything else is goods**, even a gift or something used, and needs an [invoice](/pack-ship/international-shipping#how-to-fill-in-a-customs-form).`,
    },
    {
      heading: "Duty, tax and value",
      tags: [
        "dhl insurance",
        "dhl value protection",
        "dhl lost my package",
        "who pays customs duty",
        "import fees",
        "extra charges on delivery",
        "customs charges",
        "pay duties",
        "duty",
        "customs",
        "import tax",
        "tariff",
        "customs fee",
        "VAT",
      ],
      body: `Many countries charge duty and tax on arrival, and the package waits until they are paid.

Under international rules, the most a courier pays for a lost package goes by weight, so you'd get little for something light and expensive. That's what [third-party insurance](/specialty/insurance) is for.`,
    },
    {
      heading: "What can't go by air",
      tags: ["dhl prohibited", "dhl not allowed", "perfume by air", "fly a battery"],
      body: `People are often surprised that aerosols, perfume, nail polish, cash and loose lithium batteries can't go. See [what can't be shipped](/pack-ship/professional-packing#what-cannot-ship).`,
    },
  ],
  features: [
    {
      icon: "globe",
      title: "One tracking number",
      description: "It stays the same all the way, even across the border.",
    },
  ],
  tools: ["measure"],
  showsCarriers: true,
  faqGroups: ["dhl"],
  cta: {
    title: "Sending something abroad?",
    subtitle: "Tell us the country and postal code, the contents, and the size and weight of the box.",
    buttonText: "Ask what it costs to ship there",
    buttonLink: "/contact",
    icon: "globe",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
