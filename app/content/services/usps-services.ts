import type { Service } from "../schema";

export const uspsServices = {
  id: "usps-services",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "USPS Services",
  summary: "Small packages, PO boxes and military mail.",
  pageTitle: "USPS Shipping and Mailing",
  metaDescription:
    "USPS packages up to {usps-weight} and {usps-girth} of length plus girth, PO boxes, military mail and stamps. Drop-off with postage is {dropoff.price}.",
  tags: [
    "post office",
    "priority mail",
    "media mail",
    "ground advantage",
    "flat rate",
    "certified mail",
    "registered mail",
    "return receipt",
    "overnight letter",
    "po box delivery",
    "military address",
    "mail a letter",
  ],
  keywords: ["USPS", "Priority Mail", "Ground Advantage", "Media Mail", "PO box shipping", "Concord Township"],
  heroTitle: "USPS shipping and mailing",
  heroSubtitle: "For letters, small packages, PO boxes and military addresses.",
  heroImage: "/images/services/usps-services.svg",
  hero: "sign",
  sign: "Drop-off",
  icon: "envelope",
  label: [
    { term: "Drop-off", about: "price", details: ["Packages with postage on them: {dropoff.price}"] },
    {
      term: "New postage",
      about: "price",
      details: ["By size, weight, distance and service", "Call with those for a price"],
    },
    {
      term: "Time",
      about: "time",
      details: ["USPS gives an estimate for each service", "Same-day postmark: go to a post office counter"],
    },
    {
      term: "Bring",
      bring: [
        "The item or the box",
        "The full address with ZIP code",
        "Going abroad or to a base: what's inside and what it's worth",
      ],
    },
    { term: "Weight", details: ["Up to {usps-weight}"] },
    {
      term: "Size",
      details: [
        "Length plus girth up to {usps-girth}",
        "Ground only: up to {usps-girth-oversized}, at oversized prices",
      ],
    },
  ],
  content: [
    {
      heading: "Ship or mail with USPS",
      tags: ["mail a package", "usps price", "postage for a package", "mail a box"],
      body: `Ship a package here, drop off one that has its label, or buy [stamps](/pack-ship/postage-stamps) for a letter.`,
    },
    {
      heading: "When USPS is a good choice",
      tags: ["cheap mail", "send to a po box", "light package"],
      body: `- **Small and light.** A T-shirt or a book often costs least.
- **A PO box.** FedEx, UPS and DHL usually need a street address.
- **Military mail.** Only USPS delivers to APO, FPO and DPO addresses, at domestic prices.`,
    },
    {
      heading: "What the service names mean",
      tags: [
        "media mail rate",
        "priority mail",
        "ground advantage",
        "overnight letter",
        "express mail",
        "fastest mail",
        "mail books",
        "first class",
        "vinyl records",
        "books and records",
        "media mail",
        "ship books",
        "ship books cheap",
        "send a book",
        "usps express",
        "priority or ground",
        "ground advantage or priority",
      ],
      body: `- **Priority Mail Express** is the fastest.
- **Priority Mail** is the quick everyday service.
- **Ground Advantage** goes by ground and costs less.
- **Media Mail** is slow and cheap, for books and recordings only. USPS may open it to check.`,
    },
    {
      heading: "How big, how heavy",
      tags: [
        "how much can a package weigh",
        "heaviest package",
        "mail a heavy box",
        "largest box by mail",
        "too heavy to mail",
        "pound limit",
        "size",
        "weight",
        "weight limit",
        "size limit",
        "max weight",
        "how big",
        "girth",
        "does usps include insurance",
        "usps insurance",
        "usps insurance included",
        "lost in the mail",
      ],
      body: `No package may weigh more than {usps-weight}. To measure girth, run a tape once around the thickest part. Then add the longest side. USPS charges a fee for packages longer than {usps-fee-length}. A box over the limits can't be mailed.

**Lost or damaged?** What USPS pays depends on the service and the insurance bought with it. We also offer [third-party insurance](/specialty/insurance).`,
    },
    {
      heading: "Large boxes and flat rate boxes",
      tags: [
        "why is shipping so high",
        "shipping cost more than expected",
        "dimensional weight",
        "price",
        "shipping so expensive",
        "light box",
        "big box",
        "why did it cost so much",
        "dim weight",
      ],
      body: `If a box holds more than {usps-dim-threshold}, USPS may charge by size. Round each side up to a whole inch, multiply the three, then divide by {usps-dim-divisor.number}. That gives pounds, and the higher weight counts (estimate, USPS prices of July 2026).

With **flat rate** you pay for the box, whatever is in it. USPS free boxes may be used only for the service printed on them.`,
    },
    {
      heading: "Customs forms and military addresses",
      tags: [
        "how to write apo address",
        "fpo address",
        "dpo",
        "APO",
        "USPS",
        "army",
        "navy",
        "deployed",
        "soldier",
        "military base",
        "care package",
      ],
      body: `Goods going abroad need a [customs form](/pack-ship/international-shipping), and so do many packages to bases. A military address has a unit, then **APO** or **FPO**, then **AE, AP or AA** and a ZIP code. Leave out the city and the country.`,
    },
  ],
  features: [
    {
      icon: "mailbox",
      title: "Reaches PO boxes",
      description: "USPS delivers to every PO box and military address.",
    },
    {
      icon: "stamp",
      title: "Stamps in the same stop",
      description: "Buy stamps while you ship a package.",
    },
    {
      icon: "tape",
      title: "Packing when you need it",
      description: "Our staff can pack the item.",
    },
    {
      icon: "handshake",
      title: "More than the mail",
      description: "We are an authorized agent for FedEx, UPS and DHL too.",
    },
  ],
  tools: ["measure"],
  showsCarriers: true,
  faqGroups: ["usps"],
  cta: {
    title: "Mailing a package?",
    subtitle: "Send the size, the weight and the ZIP code, and get a price.",
    buttonText: "Get a USPS price",
    buttonLink: "/contact",
    icon: "envelope",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
