import type { Area } from "../schema";

export const mentorArea = {
  id: "mentor",
  category: "core",
  serviceName: "Pack, ship and print for Mentor",
  slug: "mentor",
  city: "Mentor",
  county: "Lake County",
  geo: { lat: 41.69016, lng: -81.33588 },
  miles: 4.6,
  heading: "W",
  labelSide: "N",
  summary: "Just east of Mentor: free drop-offs, business cards and flyers, and mailings by postal route.",
  pageTitle: "Ship & Print near Mentor",
  metaDescription:
    "Near Mentor: {carriers} drop-off is {dropoff.price}. Business cards and flyers in {print-standard-time}, and mail to the postal routes you choose.",
  keywords: ["Mentor Ohio printing", "Mentor Ohio shipping", "direct mail Mentor", "business cards Mentor Ohio"],
  heroTitle: "Shipping and printing near Mentor",
  heroSubtitle: "Our store is just east of the city. Come in for one labeled box, or for a whole print order.",
  heroImage: "/images/areas/mentor.svg",
  content: [
    {
      heading: "Just east of Mentor",
      body: `Concord Township is Mentor's neighbor, and part of it has Mentor's ZIP code, 44060. From the east side of the city you may be closer to us than you think.`,
    },
    {
      heading: "One labeled box is welcome",
      body: `You don't need a big order to come here. Dropping off a labeled {carriers.or} package is {dropoff.price}. Amazon QR codes don't work here: see [which returns we take](/pack-ship/package-drop-offs).`,
    },
    {
      heading: "Order print for your business",
      body: `1. Save your file as a PDF with fonts embedded.
2. Let color that touches the edge run past the cut line.
3. Zoom in on every photo and check that it is sharp.

You approve a proof first. [Business cards](/copy-print/business-cards) and other standard jobs take {print-standard-time}. A rush may cost extra.`,
    },
    {
      heading: "Mail to one part of the city",
      body: `With [Every Door Direct Mail](/home-business/every-door-direct-mail) you choose postal routes, so you can reach the streets around your door and skip the rest of Mentor. You need no list of names.`,
    },
  ],
  features: [
    {
      title: "Compare before you ship",
      description: "Several carriers may take the same box. Choose by price or by delivery day.",
    },
    { title: "Odd shapes", description: "If it doesn't fit a stock box, bring it in and get a custom one." },
    {
      title: "Coming on the weekend?",
      description: "We close early on Saturday and are closed on Sunday. The hours are on this page.",
    },
  ],
  popular: [
    { service: "package-drop-offs", why: "No charge for a labeled package." },
    { service: "business-cards", why: "New people and new phone numbers mean new cards." },
    { service: "every-door-direct-mail", why: "Reach the homes near your business, route by route." },
    { service: "graphic-design", why: "For when the only logo you have is a picture in an old email." },
    { service: "document-printing", why: "Manuals and training packets from your file." },
  ],
  faqs: [],
  lastUpdated: "2026-11-23",
} as const satisfies Area;
