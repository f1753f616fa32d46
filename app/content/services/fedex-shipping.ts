import type { Service } from "../schema";

export const fedexShipping = {
  id: "fedex-shipping",
  slug: "fedex-shipping",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "FedEx Shipping",
  summary: "Send a FedEx package by road or by air, packed here or at home, or drop off one that has its label.",
  city: "Concord Township",
  pageTitle: "FedEx Shipping and Drop-Off in Concord Township",
  metaDescription:
    "FedEx outlet in Concord Township: ship by Ground or Express, drop off labeled boxes and returns, and learn what declared value really covers.",
  keywords: ["FedEx", "FedEx drop off", "FedEx Ground", "FedEx Express", "FedEx returns", "Concord Township"],
  heroTitle: "FedEx, boxed or not yet boxed",
  heroSubtitle:
    "We are a FedEx outlet. Bring the item or the finished package, and leave the label and the hand-over to us.",
  heroImage: "/images/services/fedex-shipping.svg",
  icon: "truck",
  label: [
    {
      term: "Bring",
      details: [
        "The item, or the box you packed",
        "The receiver's street address and phone number",
        "For a return: the label or QR code",
      ],
    },
    { term: "Drop-off", details: ["Labeled FedEx packages: {dropoff-price}"] },
    { term: "FedEx pays at most", details: ["{fedex-liability}, unless you declare a higher value"] },
    { term: "Signature", details: ["Automatic from {fedex-signature} of declared value"] },
    { term: "Not accepted", details: ["Amazon QR code returns"] },
  ],
  content: [
    {
      heading: "Three ways to hand us a FedEx package",
      body: `- **Not packed yet.** Carry it in as it is. Our [professional packing](/pack-ship/professional-packing) takes it from there.
- **Packed, no label.** Give us the address and tell us when it has to arrive. We weigh it, measure it and make the label.
- **Packed and labeled.** Put it on the counter. Dropping it off is {dropoff-price}, whoever printed the label.

All you need to know about the receiver is the street address with any apartment or suite number, and a phone number. FedEx as a rule does not deliver to a PO box. For one of those, look at [USPS](/pack-ship/usps-services).`,
      isFullWidth: true,
    },
    {
      heading: "Ground or Express",
      body: `**Ground** travels by truck. Nearby places are reached quickly that way, so ask about Ground before you pay for a plane.

**Express** flies, and you buy a delivery day. It makes sense for a deadline, for a long distance, or for something that should not sit in trucks over a weekend.

Tell us the day it has to be there, not the service. The cheapest service that makes the day is usually the right one.`,
    },
    {
      heading: "Declared value is not insurance",
      body: `A FedEx shipment carries a liability of {fedex-liability}. You may declare a higher value for a fee. That raises the most FedEx can pay, but a claim still has to show what went wrong and what the item was worth.

From {fedex-signature} of declared value, FedEx asks for a signature at the door. Tell the receiver, or nobody will be home.

Art, antiques and similar things have low ceilings with every carrier. For those, read about [third-party insurance](/specialty/insurance) before you ship.`,
    },
    {
      heading: "Why a light box can be expensive",
      body: `FedEx looks at two weights: what the scale says, and a *dimensional weight* worked out from the three sides. You pay for the larger one. A pillow in a big box costs like something much heavier.

So pick the smallest box that still leaves room for padding on all six sides. If no stock size fits, ask about a [custom box](/pack-ship/custom-box-making).`,
    },
    {
      heading: "FedEx returns",
      body: `A return with a printed label is a plain drop-off. If you only have the label on your phone, we print it for {return-label-price}.

FedEx QR codes scan here {fedex-qr-share}. Amazon QR codes are a different system, and we cannot take those. [Drop-offs](/pack-ship/package-drop-offs) explains both.`,
    },
  ],
  features: [
    {
      icon: "store",
      title: "FedEx and the others",
      description: "The same counter ships UPS, USPS and DHL, so you can compare before you choose FedEx.",
    },
    {
      icon: "tape",
      title: "Packing on the spot",
      description: "A box that is too thin or too full can be put right here, before it meets a conveyor belt.",
    },
    {
      icon: "dropbox",
      title: "Handed to a person",
      description: "You put the package on a counter with somebody behind it, not into a metal chute.",
    },
    {
      icon: "question",
      title: "Questions answered first",
      description: "Ask about speed, value and signature while the box is still open and everything can be changed.",
    },
  ],
  carriers: ["fedex", "ups", "usps", "dhl"],
  faqGroups: ["fedex"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
