import type { Service } from "../schema";

export const dhlExpress = {
  id: "dhl-express",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "DHL Express",
  summary: "Documents and packages by air to {dhl-countries}.",
  pageTitle: "DHL Express Shipping",
  metaDescription:
    "DHL Express to {dhl-countries} and territories. Drop-offs with a label are {dropoff.price}. Bring the recipient's address, phone and email, and a list with values.",
  tags: ["courier", "documents abroad", "fast abroad"],
  keywords: ["DHL Express", "international courier", "ship abroad", "customs invoice", "Concord Township"],
  heroTitle: "DHL Express shipping abroad",
  heroSubtitle: "Contracts, presents and spare parts by air, to countries all over the world.",
  heroImage: "/images/services/dhl-express.svg",
  icon: "plane",
  label: [
    { term: "Drop-off", about: "price", details: ["DHL Express packages with a label: {dropoff.price}"] },
    { term: "New shipment", details: ["By country, weight and size", "Call with those for a price"] },
    { term: "Time", about: "time", details: ["A fast air service, but customs can add time"] },
    { term: "Bring", bring: [{ thing: "recipient-abroad" }, { thing: "contents-list" }, { thing: "invoice" }] },
    { term: "Reaches", details: ["DHL Express: {dhl-countries} and territories"] },
    { term: "Not included", details: ["Duty and tax in the recipient's country"] },
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
      ],
      body: `DHL Express flies documents and packages to other countries, with one tracking number all the way. It doesn't ship within the United States: [FedEx](/pack-ship/fedex-shipping), [UPS](/pack-ship/ups-authorized-shipper-outlet) and [USPS](/pack-ship/usps-services) do.`,
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
      body: `**Documents** are papers you can't sell: contracts, certificates, transcripts. They usually need no customs invoice.

**Everything else is goods**, even a gift and even something used. Goods need an invoice. Not sure? Leave it open and show us.`,
    },
    {
      heading: "Filling in the customs invoice",
      tags: ["dhl invoice", "commercial invoice dhl", "personal effects"],
      body: `For each kind of item, write:

1. **What it is.** "Men's leather shoes, worn" is good. "Personal effects" is not.
2. **How many** there are.
3. **What each one is worth**, in US dollars. A gift has a value too.
4. **Where it was made.**
5. **Why you are sending it**: sale, gift, repair, return or sample.

The invoice and the label have to match.`,
    },
    {
      heading: "Duty, tax and value",
      tags: ["dhl insurance", "dhl value protection", "dhl lost my package"],
      body: `Many countries charge duty and tax on arrival, and the package waits until they are paid. If it is lost, international rules limit what a courier owes by its weight, so a light, costly item gets very little. DHL offers *Shipment Value Protection* for an extra charge, and we offer [third-party insurance](/specialty/insurance).`,
    },
    {
      heading: "What can't go by air",
      tags: ["dhl prohibited", "dhl not allowed", "perfume by air", "fly a battery"],
      body: `Aerosols, perfume, nail polish, cash and loose lithium batteries are the usual surprises. Each country adds its own list. See [what can't be shipped](/pack-ship/professional-packing#what-cannot-ship).`,
    },
  ],
  features: [
    {
      icon: "globe",
      title: "One courier all the way",
      description: "DHL Express takes your package from our store to its destination.",
    },
    {
      icon: "document",
      title: "Papers first",
      description: "Settle contents and values before the label is made.",
    },
    {
      icon: "tape",
      title: "Packed for a long trip",
      description: "Our staff can pack it for planes and trucks.",
    },
    {
      icon: "check",
      title: "Easy to follow",
      description: "Put the waybill number into our tracking page.",
    },
  ],
  tools: ["measure"],
  showsCarriers: true,
  faqGroups: ["dhl"],
  cta: {
    title: "Sending something abroad?",
    subtitle: "Tell us the country, the contents and roughly how large the box is.",
    buttonText: "Get a price for your country",
    buttonLink: "/contact",
    icon: "globe",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
