import { lastPickups } from "../owner-answer-rows.ts";
import { amount, figure, price } from "../number-words.ts";
import { dropOffStamp, pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const uspsServices = {
  id: "usps-services",
  section: "pack-ship",
  door: "ship",
  category: "pack-ship",
  serviceName: "USPS Services",
  summary: "Small packages, PO boxes and military mail.",
  plate: pricedBy("size, weight, distance and service"),
  pageTitle: "USPS Shipping and Mailing",
  metaDescription: `USPS packages in the US up to ${amount("usps-weight")} and ${amount("usps-girth")} of length plus girth, PO boxes, military mail and stamps. Drop-off with postage is ${price("dropoff")}.`,
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
  hero: "figure",
  priceOrTime: dropOffStamp,
  icon: "envelope",
  label: [
    { term: "Drop-off", about: "price", details: [{ what: "Packages with postage on them", ...figure("dropoff") }] },
    {
      term: "New postage",
      about: "price",
      details: [pricedBy("size, weight, distance and service")],
    },
    {
      term: "Time",
      about: "time",
      details: ["USPS gives an estimate for each service", "Need today's postmark? Go to a post office counter"],
    },
    {
      term: "Bring",
      bring: [
        "The item or the box",
        "The full address with ZIP code",
        "Going abroad or to a base: what's inside and what it's worth",
      ],
    },
    {
      term: "Limits",
      about: "limit",
      details: [
        `Up to ${amount("usps-weight")} within the US, less to many countries`,
        `Length plus girth up to ${amount("usps-girth")}`,
        `By ground: up to ${amount("usps-girth-oversized")}, at the oversized price`,
      ],
    },
    ...lastPickups("usps"),
  ],
  content: [
    {
      heading: "Ship or mail with USPS",
      tags: [
        "mail a package",
        "usps price",
        "postage for a package",
        "mail a box",
        "usps label",
        "prepaid postage",
        "click n ship",
        "post office drop off",
        "drop off mail",
        "drop-off",
        "postage",
        "USPS drop off",
        "prepaid",
        "outgoing mail",
        "leave a package",
        "postmark",
      ],
      body: `Ship a package, drop off a labeled one, or buy [stamps](/pack-ship/postage-stamps) for a letter.`,
    },
    {
      heading: "When USPS is a good choice",
      tags: ["cheap mail", "send to a po box", "light package"],
      body: `- **Small and light.** A T-shirt or a book often costs the least by mail.
- **A PO box.** FedEx, UPS and DHL usually need a street address.
- **Military mail.** A package to a base overseas is priced like one inside the US.`,
    },
    {
      // Media Mail (USPS Notice 121 and DMM 173, checked 2026-11-27).
      heading: "What the service names mean",
      tags: [
        "media mail rate",
        "priority mail",
        "how fast is priority mail",
        "ground advantage",
        "overnight letter",
        "express mail",
        "fastest mail",
        "mail books",
        "first class",
        "vinyl records",
        "mail a cd",
        "cds and dvds",
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
- **Media Mail** is slow and cheap, for books, recordings, sheet music and a few other things without ads. USPS may open it to check.`,
    },
    {
      heading: "How big, how heavy",
      tags: [
        "how much can a package weigh",
        "heaviest package",
        "mail a heavy box",
        "largest box by mail",
        "how big of a box",
        "how big a box can I mail",
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
      body: `The weight limit within the US is ${amount("usps-weight")}, and many countries allow less. To measure length plus girth, run a tape once around the thickest part, then add the longest side. USPS charges extra for long or large packages.

**Lost or damaged?** What USPS pays depends on the service, so we also offer [third-party insurance](/specialty/insurance).`,
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
      body: `If a box is bigger than a cubic foot (${amount("usps-dim-threshold")}), USPS may charge by size: [measure your package](/measure).

With **flat rate**, you pay for the box, no matter what's in it. Use free USPS boxes only for the service printed on them.`,
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
      body: `Goods going abroad need a [customs form](/pack-ship/international-shipping), and so do many packages to bases. A military address has a unit, then **APO**, **FPO** or **DPO**, then **AE, AP or AA** and a ZIP code. Leave out the city and the country.`,
    },
  ],
  features: [
    {
      icon: "mailbox",
      title: "We'll pack it, too",
      description:
        "Not boxed yet? Bring the item as it is, and our staff can pack it before it goes.",
    },
  ],
  tools: ["measure"],
  showsCarriers: true,
  faqGroups: ["usps"],
  cta: {
    title: "Mailing a package?",
    subtitle: "Send us the size, weight, ZIP code and when it has to be there.",
    buttonText: "Ask for a USPS price",
    buttonLink: "/contact",
    icon: "envelope",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
