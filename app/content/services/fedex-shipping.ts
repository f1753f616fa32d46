import { lastPickups } from "../owner-answer-rows.ts";
import { amount, figure, price } from "../number-words.ts";
import { dropOffStamp, shippingPricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const fedexShipping = {
  id: "fedex-shipping",
  section: "pack-ship",
  door: "ship",
  category: "pack-ship",
  serviceName: "FedEx Shipping",
  summary: "Ship by ground or air. We pack it, or you do.",
  plate: shippingPricedBy,
  pageTitle: "FedEx Shipping and Drop-Off",
  metaDescription: `FedEx Ground and Express, and ${price("dropoff")} drop-off of labeled packages. Return label printing ${price("return-label")}. Bring the street address and a phone number.`,
  tags: ["fedex store", "fedex outlet", "fedex office", "overnight", "ground shipping", "fedex returns"],
  keywords: ["FedEx", "FedEx drop off", "FedEx Ground", "FedEx Express", "FedEx returns", "Concord Township"],
  heroTitle: "FedEx shipping and drop-off",
  heroSubtitle: "We are a FedEx outlet. Bring the item, a packed box or a return, and we'll ship it from here.",
  heroImage: "/images/services/fedex-shipping.svg",
  hero: "figure",
  priceOrTime: dropOffStamp,
  icon: "truck",
  label: [
    { term: "Drop-off", about: "price", details: [{ what: "Labeled FedEx packages", ...figure("dropoff") }] },
    {
      term: "New shipment",
      about: "price",
      details: [shippingPricedBy],
    },
    {
      term: "Time",
      about: "time",
      details: ["Goes out with the next FedEx pickup", "If it has to leave today, call us for the pickup time"],
    },
    {
      term: "Bring",
      bring: ["The item, or the box you packed", { thing: "recipient" }, "For a return: the label or QR code"],
    },
    {
      term: "Limits",
      about: "limit",
      details: [
        `Up to ${amount("fedex-weight")}, and ${amount("fedex-girth")} of length plus girth`,
        `Ground up to ${amount("fedex-length-ground")} long, Express ${amount("fedex-length")}`,
      ],
    },
    { term: "Not accepted", about: "limit", details: ["Amazon QR code returns"] },
    ...lastPickups("fedex"),
  ],
  content: [
    {
      heading: "Ship or drop off FedEx",
      tags: [
        "ship fedex",
        "send by fedex",
        "fedex price",
        "fedex cost",
        "drop fedex box",
        "fedex envelope",
        "fedex drop box",
        "fedex label",
        "accept fedex",
        "drop-off",
        "price",
        "free",
        "FedEx drop off",
        "leave a FedEx package",
        "take FedEx packages",
        "prepaid",
      ],
      body: `We take a labeled package, make the label for a box you packed, or [pack the item](/pack-ship/professional-packing) for you.

FedEx usually doesn't deliver to PO boxes, so use [USPS](/pack-ship/usps-services) for those.`,
    },
    {
      heading: "Ground or Express?",
      tags: [
        "overnight",
        "next day air",
        "deadline",
        "ground or air",
        "fastest",
        "overnight papers",
        "send a passport overnight",
        "ship an urgent contract",
        "urgent papers",
        "urgent letter",
        "overnight documents",
      ],
      body: `**Ground** goes by truck, reaches nearby places quickly and costs less.

**Express** goes by air, and you pay for a set delivery day. Choose it for a deadline, a long distance, or something that shouldn't sit in a truck over a weekend.`,
    },
    {
      heading: "Declared value is not insurance",
      tags: [
        "fedex signature",
        "have to be home",
        "need to sign",
        "no one home",
        "signature",
        "declared value",
        "sign for delivery",
        "signature required",
        "direct signature",
        "adult signature",
      ],
      body: `If FedEx is at fault, it pays up to ${amount("fedex-liability")} unless you declare a higher value for a fee. Even then, you have to show what went wrong and what the item was worth. Declare ${amount("fedex-signature")} or more, and FedEx asks for a signature at the door.

FedEx limits what it pays for art, so for anything valuable, look at [third-party insurance](/specialty/insurance).`,
    },
    {
      heading: "Why a light box can be expensive",
      tags: ["fedex dimensional weight", "fedex so expensive", "fedex charged more pounds"],
      body: `FedEx charges by actual weight or by *dimensional weight*, figured from the box's size, whichever is higher. Pick the smallest box that leaves room for padding, and if no stock size fits, we make [custom boxes](/pack-ship/custom-box-making).`,
    },
    {
      heading: "FedEx returns",
      tags: [
        "return fedex label",
        "fedex return label on my phone",
        "fedex code",
        "return by fedex",
        "returns",
        "QR code",
        "FedEx return",
        "no printer",
        "code on phone",
      ],
      body: `A return with a printed label is a simple drop-off. If the label is on your phone, we'll print it for ${price("return-label")}. FedEx QR codes work here ${amount("fedex-qr-share")}. See [all the returns we take](/pack-ship/package-drop-offs).`,
    },
  ],
  features: [
    {
      icon: "tape",
      title: "Packing at the counter",
      description: "If your box is too weak or too full, our staff can repack it, so you don't have to take it home.",
    },
  ],
  tools: ["measure"],
  showsCarriers: true,
  faqGroups: ["fedex"],
  cta: {
    title: "Shipping with FedEx?",
    subtitle: "Send us the size, the weight, the ZIP code and the day it has to arrive.",
    buttonText: "Ask for a FedEx price",
    buttonLink: "/contact",
    icon: "truck",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
