import type { Service } from "../schema";

export const dhlExpress = {
  id: "dhl-express",
  slug: "dhl-express",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "DHL Express",
  summary: "Send documents and parcels abroad by air courier from our counter, to {dhl-countries}.",
  city: "Concord Township",
  pageTitle: "DHL Express Shipping in Concord Township, Ohio",
  metaDescription:
    "Send documents and parcels abroad with DHL Express from Concord Township: what to write on the customs invoice, who pays duty, and what to bring.",
  keywords: ["DHL Express", "international courier", "ship abroad", "customs invoice", "Concord Township"],
  heroTitle: "Abroad by air, with DHL Express",
  heroSubtitle: "A contract, a birthday present or a spare part: DHL Express reaches {dhl-countries} from our counter.",
  heroImage: "/images/services/dhl-express.svg",
  icon: "plane",
  label: [
    { term: "Reaches", details: ["{dhl-countries}"] },
    { term: "Good for", details: ["Urgent documents", "Parcels abroad that should travel by air"] },
    {
      term: "Bring",
      details: [
        "The receiver's street address, phone and e-mail",
        "A list of contents with the value of each item",
        "An invoice or receipt, if you have one",
      ],
    },
    { term: "Drop-off", details: ["DHL packages with a label: {dropoff-price}"] },
    { term: "Not included", details: ["Duty and tax in the receiver's country"] },
  ],
  content: [
    {
      heading: "What DHL Express is for",
      body: `DHL Express is a courier for international shipments. It flies documents and parcels to {dhl-countries}, with one tracking number from here to the receiver's door.

It is not meant for an address inside the United States. For that we have [FedEx](/pack-ship/fedex-shipping), [UPS](/pack-ship/ups-authorized-shipper-outlet) and [USPS](/pack-ship/usps-services). If the parcel is in no hurry, compare the choices on our [international shipping](/pack-ship/international-shipping) page first.`,
    },
    {
      heading: "Documents or goods?",
      body: `This is the first thing customs wants to know.

**Documents** are papers with no value of their own: contracts, certificates, transcripts. They usually need no customs invoice.

**Everything else is goods**, even a gift and even something used. Goods travel with an invoice that customs reads in place of opening the box. If you are not sure which yours is, ask before you seal it.`,
    },
    {
      heading: "Filling in the customs invoice",
      body: `Most delays abroad start with a vague invoice. For each kind of item, write:

1. **What it is**, in words a stranger understands. "Men's leather shoes, worn" is good. "Personal effects" is not.
2. **How many** there are.
3. **What each one is worth**, in US dollars. A gift has a value too; nothing is worth zero.
4. **Where it was made.**
5. **Why it is being sent**: sold, gift, repair, return or sample.

The invoice and the label have to say the same thing. Add the receiver's phone number and e-mail, because that is how the courier and the customs office reach them.`,
      isFullWidth: true,
    },
    {
      heading: "Duty, tax and value",
      body: `Many countries charge duty and tax on arrival. The receiver normally pays, and the parcel waits until they do. Warn them, most of all when it is a present.

If a parcel is lost, international rules limit what a courier owes, and they count by weight. A light, costly item is poorly covered. DHL offers *Shipment Value Protection* for an extra charge when you ask for it. You can also ask us about [insurance](/specialty/insurance).`,
    },
    {
      heading: "Things that cannot fly",
      body: `Aerosols, perfume, nail polish, fireworks, cash and loose lithium batteries are the usual surprises. Each country then adds its own list: food, seeds, medicine, alcohol, even used clothing in some places.

Tell us what is inside and where it goes. The receiver can ask their own customs office as well, and that answer counts most.`,
    },
  ],
  features: [
    {
      icon: "globe",
      title: "Wide reach",
      description: "One courier covers {dhl-countries}, so a small island or a far capital is seldom a problem.",
    },
    {
      icon: "document",
      title: "Help with the papers",
      description: "Go through the contents and values with us at the counter before the label is made.",
    },
    {
      icon: "tape",
      title: "Packed for a long trip",
      description: "Our staff can pack it, or tell you what your own box lacks for a trip by plane and truck.",
    },
    {
      icon: "check",
      title: "Easy to follow",
      description: "Put the waybill number into our tracking page and see the answer on DHL's own site.",
    },
  ],
  carriers: ["fedex", "ups", "usps", "dhl"],
  faqGroups: ["dhl"],
  cta: {
    title: "Sending something abroad?",
    subtitle: "Tell us the country, the contents and roughly how large the box is.",
    buttonText: "Ask about a destination",
    buttonLink: "/contact",
    icon: "globe",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
