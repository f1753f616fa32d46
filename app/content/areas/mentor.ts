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
  summary:
    "One township east of Mentor: free drop-off for {carriers.count} carriers, print orders, and mailings by postal route.",
  pageTitle: "Shipping, Printing and Free Drop-Off near Mentor, Ohio",
  metaDescription:
    "Near Mentor: drop off {carriers} packages for free, order business cards and flyers, and mail to the postal routes you choose.",
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
      body: `You don't need a big order to come here. Dropping off a labeled package is {dropoff.price}, and we take {carriers} in one stop. See [which returns we take](/pack-ship/package-drop-offs) first, because Amazon QR codes don't work here.`,
    },
    {
      heading: "Order print for your business",
      body: `1. Save your file as a PDF with fonts embedded.
2. Let color that touches the edge run past the cut line.
3. Zoom in on every photo and check that it is sharp.

You approve a proof first. [Business cards](/copy-print/business-cards) and other standard jobs take {print-standard-time}. Rush orders may cost extra.`,
    },
    {
      heading: "Mail to one part of the city",
      body: `With [Every Door Direct Mail](/home-business/every-door-direct-mail) you choose postal routes, so you can reach the streets around your door and skip the rest of Mentor. You need no list of names.`,
    },
  ],
  features: [
    {
      title: "Compare before you ship",
      description: "Ask about several ways to send the same box, and choose by price or by day.",
    },
    { title: "Bring the odd part", description: "If it fits no box, bring it in and ask about one made to measure." },
    {
      title: "Saturday is a shorter day",
      description: "We are closed on Sunday. Check our hours if you come on the weekend.",
    },
  ],
  popular: [
    { service: "package-drop-offs", why: "{carriers.Count} carriers and no charge for a labeled package." },
    { service: "business-cards", why: "New people and new phone numbers mean new cards." },
    { service: "every-door-direct-mail", why: "Reach the homes near your business, route by route." },
    { service: "graphic-design", why: "For when the only logo you have is a picture in an old email." },
    { service: "document-printing", why: "Manuals and training packets, printed and bound." },
  ],
  faqs: [],
  lastUpdated: "2026-11-21",
} as const satisfies Area;
