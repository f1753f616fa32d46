import type { Service } from "../schema";

export const fedexShipping = {
  id: "fedex-shipping",
  slug: "fedex-shipping",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "FedEx Shipping",
  summary: "Ship by FedEx, ground or air. We pack it, or you do. Have a label? Just drop it off.",
  figure: "drop-offs {dropoff.price}",
  city: "Concord Township",
  pageTitle: "FedEx Shipping and Drop-Off",
  metaDescription:
    "FedEx Ground and Express, and {dropoff.price} drop-off of labeled packages. Return label printing {return-label.price}. Bring the street address and a phone number.",
  tags: ["fedex store", "fedex outlet", "fedex office", "overnight", "ground shipping", "fedex returns"],
  keywords: ["FedEx", "FedEx drop off", "FedEx Ground", "FedEx Express", "FedEx returns", "Concord Township"],
  heroTitle: "FedEx shipping and drop-off",
  heroSubtitle: "We are a FedEx outlet. Bring the item, the finished box or the return, and ship it from here.",
  heroImage: "/images/services/fedex-shipping.svg",
  icon: "truck",
  label: [
    { term: "Drop-off", about: "price", details: ["Labeled FedEx packages: {dropoff.price}"] },
    {
      term: "New shipment",
      about: "price",
      details: [
        "By size, weight, distance and speed",
        "Call with those for a price",
        "Pay when you ship: cash, credit or debit card",
      ],
    },
    {
      term: "Time",
      about: "time",
      details: ["Leaves with the next FedEx pickup", "Has to go out today? Call about the pickup time"],
    },
    {
      term: "Bring",
      bring: ["The item, or the box you packed", { thing: "recipient" }, "For a return: the label or QR code"],
    },
    { term: "FedEx pays at most", details: ["{fedex-liability}, unless you declare a higher value"] },
    { term: "Signature", details: ["FedEx adds one from {fedex-signature} of declared value"] },
    { term: "Not accepted", about: "limit", details: ["Amazon QR code returns"] },
  ],
  content: [
    {
      heading: "Ship or drop off FedEx",
      tags: ["ship fedex", "send by fedex", "fedex price", "fedex cost"],
      body: `Bring a labeled package to drop off, a packed box that needs a label, or an item that needs [packing](/pack-ship/professional-packing).

Give the street address with any apartment or suite number, because FedEx usually doesn't deliver to a PO box. For those, use [USPS](/pack-ship/usps-services).`,
    },
    {
      heading: "Ground or Express?",
      tags: ["overnight", "next day air", "deadline", "ground or air", "fastest"],
      body: `**Ground** goes by truck. It reaches nearby places quickly, often for much less than a plane.

**Express** flies, and you pay for a delivery day. It makes sense for a deadline, a long distance, or something that should not sit in a truck over a weekend.

The cheapest service that arrives in time is usually the right one.`,
    },
    {
      heading: "Declared value is not insurance",
      body: `FedEx is liable for up to {fedex-liability}. For a fee, you can declare a higher value. That raises the most FedEx can pay, but a claim still has to show what went wrong and what the item was worth.

From {fedex-signature} of declared value, FedEx asks for a signature at the door, so let the recipient know.

FedEx limits what it pays for art. For that, look at [third-party insurance](/specialty/insurance).`,
    },
    {
      heading: "Why a light box can be expensive",
      body: `FedEx looks at two weights: what the scale says, and a *dimensional weight* worked out from the three sides. You pay for the higher one. A pillow in a big box is charged like something much heavier.

Pick the smallest box that leaves room for padding on all six sides. If no stock size fits, we make [custom boxes](/pack-ship/custom-box-making).`,
    },
    {
      heading: "FedEx returns",
      body: `A return with a printed label is a simple drop-off. If the label is on your phone, we print it for {return-label.price}. FedEx QR codes work here {fedex-qr-share}.

We can't take Amazon QR codes. See [all the returns we take](/pack-ship/package-drop-offs).`,
    },
  ],
  features: [
    {
      icon: "store",
      title: "FedEx and three others",
      description: "We also ship with UPS, USPS and DHL, so you can compare before you choose FedEx.",
    },
    {
      icon: "tape",
      title: "Packing on the spot",
      description: "If your box is too weak or too full, you can fix that here before it ships.",
    },
    {
      icon: "dropbox",
      title: "Handed to a person",
      description: "You hand your package to a person instead of leaving it in a drop box.",
    },
    {
      icon: "question",
      title: "Decide at the counter",
      description: "Settle speed, value and signature while the box is still open.",
    },
  ],
  tools: ["measure"],
  showsCarriers: true,
  faqGroups: ["fedex"],
  cta: {
    title: "Shipping with FedEx?",
    subtitle: "Send the size, the weight, the ZIP code and the day it has to arrive.",
    buttonText: "Get a FedEx price",
    buttonLink: "/contact",
    icon: "truck",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
