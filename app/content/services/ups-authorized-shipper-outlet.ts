import type { Service } from "../schema";

export const upsAuthorizedShipperOutlet = {
  id: "ups-authorized-shipper-outlet",
  slug: "ups-authorized-shipper-outlet",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "UPS Authorized Shipping Outlet",
  summary: "Ship with UPS or drop off a labeled package: size limits, how to measure, and what UPS pays for damage.",
  city: "Concord Township",
  pageTitle: "UPS Authorized Outlet in Concord Township, Ohio",
  metaDescription:
    "UPS authorized outlet near Mentor and Painesville. Ship or drop off here; see the weight and size limits, how to measure girth, and what is covered.",
  keywords: ["UPS", "UPS drop off", "UPS authorized outlet", "UPS Ground", "UPS size limits", "Concord Township"],
  heroTitle: "Your UPS counter in Concord Township",
  heroSubtitle:
    "We are a UPS authorized outlet. Ship a box from scratch, or leave one that has its label and be on your way.",
  heroImage: "/images/services/ups-authorized-shipper-outlet.svg",
  icon: "parcel",
  label: [
    { term: "Weight", details: ["Up to {ups-weight}"] },
    { term: "Size", details: ["Longest side up to {ups-length}", "Length plus girth up to {ups-girth}"] },
    { term: "UPS pays at most", details: ["{ups-liability} unless more is declared"] },
    { term: "Drop-off", details: ["UPS packages with a label: {dropoff-price}"] },
    { term: "Not accepted", details: ["Amazon QR code returns"] },
  ],
  content: [
    {
      heading: "What an authorized outlet does",
      body: `We are our own family-run store, and UPS has authorized us to ship on its behalf. You can pay for a new shipment here or leave one that is already paid for. UPS drivers collect from us.

Being independent, we also carry the other three carriers. If UPS is not the best fit for your box, we can say so.`,
    },
    {
      heading: "Does my box fit?",
      body: `UPS checks three numbers. A package that breaks any of them does not travel as a normal package:

- **Weight**: {ups-weight} at most.
- **Length**: the longest side may be {ups-length} at most.
- **Length plus girth**: {ups-girth} at most.

Girth is the way around the box. Add width and height, double the result, then add the length. Surcharges for large or heavy packages begin well below these limits, so a slightly smaller box can save more than you would guess.

**Light but bulky?** UPS also works out a dimensional weight: the three sides in inches multiplied together, divided by {ups-dim-divisor} at retail rates. The higher of scale and sum is what you pay for.`,
      isFullWidth: true,
    },
    {
      heading: "When something goes wrong",
      body: `UPS is liable for up to {ups-liability} unless you declare more and pay for it. Declared value is a limit on what UPS owes. It is not an insurance policy.

Poor packing is the most common reason for a refused claim. Put a fragile thing in its own padded box, then put that box in a larger one with cushioning all around. UPS also turns away *articles of unusual value*, which includes some art. Read [artwork shipping](/pack-ship/artwork-shipping) and [insurance](/specialty/insurance) before you send one.`,
    },
    {
      heading: "Returns and drop-offs",
      body: `Bring the package closed and labeled, and put it on the counter. That is {dropoff-price}. If the return label is still on your phone, printing it costs {return-label-price}.

One thing we must turn away: Amazon returns that come as a QR code, even when the Amazon page mentions UPS. More under [drop-offs](/pack-ship/package-drop-offs).`,
    },
    {
      heading: "What to have with you",
      body: `For a new shipment, write down these before you leave home:

- the receiver's name, street address and phone number
- the day it has to arrive
- what is in the box, and what it is worth

Say so first if it holds batteries, perfume, paint, aerosols or anything else that burns or leaks. Such things have rules of their own.`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Measured before you pay",
      description: "Find out at the counter whether a smaller box would cost less, while there is time to change it.",
    },
    {
      icon: "tape",
      title: "Packing help nearby",
      description: "Boxes, padding and tape are sold here, and our staff can pack the item if you would rather not.",
    },
    {
      icon: "people",
      title: "A person to ask",
      description: "Talk over speed and value across the counter, instead of guessing at a web form.",
    },
    {
      icon: "truck",
      title: "Four carriers, one trip",
      description: "Send the UPS box, the FedEx return and the letter from the same place on the same errand.",
    },
  ],
  carriers: ["fedex", "ups", "usps", "dhl"],
  faqGroups: ["ups"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
