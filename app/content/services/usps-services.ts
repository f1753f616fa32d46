import type { Service } from "../schema";

export const uspsServices = {
  id: "usps-services",
  slug: "usps-services",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "USPS Services",
  summary: "Mail packages and letters through the Postal Service, including to PO boxes and military addresses.",
  city: "Concord Township",
  pageTitle: "USPS Mailing and Packages in Concord Township",
  metaDescription:
    "Send USPS packages and letters from Concord Township: weight and size limits, when flat rate pays, PO boxes and military mail, stamps and drop-offs.",
  keywords: ["USPS", "Priority Mail", "Ground Advantage", "Media Mail", "PO box shipping", "Concord Township"],
  heroTitle: "The Postal Service, at our counter",
  heroSubtitle:
    "For letters, small packages, PO boxes and military addresses, USPS is often the one to ask about first.",
  heroImage: "/images/services/usps-services.svg",
  icon: "envelope",
  label: [
    { term: "Weight", details: ["Up to {usps-weight}"] },
    {
      term: "Size",
      details: [
        "Length plus girth up to {usps-girth}",
        "Ground only: up to {usps-girth-oversized}, at oversized prices",
      ],
    },
    { term: "Delivers to", details: ["Street addresses", "PO boxes", "APO, FPO and DPO addresses"] },
    { term: "Drop-off", details: ["Packages with postage on them: {dropoff-price}"] },
    { term: "Bring", details: ["The full address with ZIP code", "What is inside and its value, if it needs customs"] },
  ],
  content: [
    {
      heading: "When USPS is a good choice",
      body: `- **Small and light.** A T-shirt, a book or a phone case often costs least by mail.
- **A PO box.** FedEx, UPS and DHL want a street address as a rule. The Postal Service does not.
- **Military and diplomatic mail.** APO, FPO and DPO addresses are served by USPS, at domestic prices.
- **Letters and cards.** See [postage stamps](/pack-ship/postage-stamps).

For something heavy, or for a hard deadline, ask us to compare it with [UPS](/pack-ship/ups-authorized-shipper-outlet) or [FedEx](/pack-ship/fedex-shipping).`,
      isFullWidth: true,
    },
    {
      heading: "The names on the price board",
      body: `The Postal Service uses names that say little. In plain words:

- **Priority Mail Express** is the fastest.
- **Priority Mail** is the quick everyday service.
- **Ground Advantage** goes over land and costs less.
- **Media Mail** is slow and cheap, for books and recordings only. The Postal Service may open it to check.

Tell us what it is and when it should arrive, and ask which of these suits.`,
    },
    {
      heading: "How big, how heavy",
      body: `No package may weigh more than {usps-weight}. For most services, length and girth together may reach {usps-girth}. Ground packages may go to {usps-girth-oversized}, but they then cost an oversized price.

To measure, run a tape once around the thickest part. Add the longest side to that.

A box that is over the top limits cannot be mailed, and one found in the mail can cost a fee. If yours is close, have it measured before you tape it shut.`,
    },
    {
      heading: "Large boxes and flat rate boxes",
      body: `Once a box holds more than {usps-dim-threshold}, USPS may charge by size instead of by scale. It multiplies the three sides in inches and divides by {usps-dim-divisor}. That gives a weight in pounds, and the higher weight counts.

**Flat rate** is the opposite bargain. You pay for the box whatever is in it, up to the weight limit. It suits small, dense things such as tools, books or canned food. For light things, your own box is often cheaper.

The Postal Service's free boxes may only be used for the service printed on them.`,
    },
    {
      heading: "Mail that leaves the country",
      body: `Goods going abroad need a customs form, and so do many packages to military addresses. Write down each item, how many there are and what each is worth. "Gifts" or "clothes" is not enough; "two cotton sweaters" is.

See [international shipping](/pack-ship/international-shipping) if you are still choosing between mail and a courier.`,
    },
  ],
  features: [
    {
      icon: "mailbox",
      title: "Reaches PO boxes",
      description: "The Postal Service delivers to boxes and rural addresses that the other carriers may refuse.",
    },
    {
      icon: "stamp",
      title: "Stamps in the same place",
      description: "Pick up stamps for the week while your package is on the scale.",
    },
    {
      icon: "tape",
      title: "Packing when you need it",
      description: "Buy a box and padding here, or hand the item over and let our staff pack it.",
    },
    {
      icon: "handshake",
      title: "Compared side by side",
      description: "We are an authorized agent for four carriers, so USPS need not be the answer to everything.",
    },
  ],
  carriers: ["fedex", "ups", "usps", "dhl"],
  faqGroups: ["usps"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
