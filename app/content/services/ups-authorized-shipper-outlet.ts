import type { Service } from "../schema";

export const upsAuthorizedShipperOutlet = {
  id: "ups-authorized-shipper-outlet",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "UPS Authorized Shipping Outlet",
  summary: "Ship with UPS, or drop off a labeled package.",
  pageTitle: "UPS Shipping and Drop-Off",
  metaDescription:
    "UPS Authorized Shipping Outlet: {dropoff.price} drop-off of labeled packages, up to {ups-weight} and {ups-length} long. Return labels {return-label.price}. No Amazon QR codes.",
  tags: ["ups store", "ups outlet", "ups returns", "overnight", "freight"],
  keywords: ["UPS", "UPS drop off", "UPS authorized outlet", "UPS Ground", "UPS size limits", "Concord Township"],
  heroTitle: "Ship with UPS in Concord Township",
  heroSubtitle: "Bring the item or the closed box, and we ship it from here.",
  heroImage: "/images/services/ups-authorized-shipper-outlet.svg",
  hero: "sign",
  sign: "Drop-off",
  icon: "barcode",
  label: [
    { term: "Drop-off", about: "price", details: ["UPS packages with a label: {dropoff.price}"] },
    {
      term: "New shipment",
      about: "price",
      details: ["By size, weight, distance and speed", "Call with those for a price"],
    },
    {
      term: "Time",
      about: "time",
      details: ["Leaves with the next UPS pickup", "Has to leave today? Call about the pickup time"],
    },
    { term: "Bring", bring: ["The item or the box", { thing: "recipient" }, "What the contents are worth"] },
    { term: "Weight", details: ["Up to {ups-weight}"] },
    { term: "Size", details: ["Longest side up to {ups-length}", "Length plus girth up to {ups-girth}"] },
    { term: "Not accepted", about: "limit", details: ["Amazon QR code returns"] },
  ],
  content: [
    {
      heading: "Ship or drop off UPS",
      tags: ["ship ups", "send by ups", "ups price", "ups cost"],
      body: `We are an independent, family-run store and a UPS Authorized Shipping Outlet. If UPS isn't the best fit for your box, we ship with three other carriers too.`,
    },
    {
      heading: "Does my box fit?",
      tags: ["ups girth", "ups dimensional weight", "ups surcharge", "will ups take my box"],
      body: `A UPS package has to stay within all three limits: weight, length, and length plus girth. Girth is the distance around the box. Add width and height, double the result, then add the length. Surcharges for large or heavy packages start well below these limits.

**Light but bulky?** You pay for the scale weight or the dimensional weight, whichever is higher. Round each side up to a whole inch, multiply the three, then divide by {ups-dim-divisor.number}, or by {ups-dim-divisor-abroad.number} to another country. This is an estimate from retail numbers, as of November 2026.`,
    },
    {
      heading: "If it is lost or damaged",
      tags: [
        "ups damaged my package",
        "ups lost my package",
        "ups claim",
        "what will ups pay",
        "ups insurance",
        "declared value",
        "claims",
        "insured",
        "lost package",
        "damaged",
        "broken",
        "liability",
      ],
      body: `UPS pays up to {ups-liability} unless you declared more when the label was made. Declared value is not insurance, and poor packing can void a claim. UPS also refuses *articles of unusual value*, which includes some art. See [insurance](/specialty/insurance).`,
    },
    {
      heading: "UPS returns",
      tags: ["ups return label", "return by ups", "ups return label on my phone"],
      body: `Bring the return closed and labeled, and you are done. If the label is on your phone, we print it for {return-label.price}. See [which returns we take](/pack-ship/package-drop-offs).`,
    },
    {
      heading: "Tell us what is inside",
      tags: ["ups batteries", "ups hazmat", "ups perfume"],
      body: `Tell us first if the box holds batteries, perfume, paint, aerosols or anything else that burns or leaks. Some of these [can't be shipped](/pack-ship/professional-packing#what-cannot-ship).`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Measured before you pay",
      description: "Find out here whether a smaller box would cost less.",
    },
    {
      icon: "tape",
      title: "Packing help",
      description: "We sell supplies, and our staff can pack the item for you.",
    },
    {
      icon: "people",
      title: "Help at the counter",
      description: "Talk about speed and value with a person instead of guessing on a web form.",
    },
    {
      icon: "truck",
      title: "{carriers.Count} carriers, one trip",
      description: "Bring the FedEx return and the USPS package too.",
    },
  ],
  tools: ["measure"],
  showsCarriers: true,
  faqGroups: ["ups"],
  cta: {
    title: "Shipping with UPS?",
    subtitle: "Send the size, the weight, the ZIP code and the day it has to arrive.",
    buttonText: "Get a UPS price",
    buttonLink: "/contact",
    icon: "barcode",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
