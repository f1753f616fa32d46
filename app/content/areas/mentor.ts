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
  summary: "For Mentor's offices, workshops and shops: print jobs, local mailings and outgoing parcels, one town over.",
  pageTitle: "Printing and Shipping for Mentor, Ohio Businesses",
  metaDescription:
    "Business cards, direct mail, shredding and four carriers for people who work in Mentor. What to check in a print file, and when the trip is worth it.",
  keywords: ["Mentor Ohio printing", "Mentor Ohio shipping", "direct mail Mentor", "business cards Mentor Ohio"],
  heroTitle: "Shipping and print for Mentor at work",
  heroSubtitle: "Cards, mailings, samples and parcels, handled just east of the city.",
  heroImage: "/images/areas/mentor.svg",
  content: [
    {
      heading: "Our largest neighbor",
      body: `Mentor is the largest city in Lake County, with plenty of offices, workshops and stores. Work of that kind sends out parts and samples, and it eats paper: cards, forms, manuals, flyers. This page is about the errands that come with a payroll.`,
    },
    {
      heading: "There are counters closer to me. Why yours?",
      body: `For a plain box with a label already on it, go wherever you pass. Come to us when there is something to decide. FedEx, UPS, USPS and DHL are at one counter, so you can ask about several ways to send the same box. We also [pack](/pack-ship/professional-packing), print and rent mailboxes in the same place.`,
    },
    {
      heading: "Check the file before you order print",
      body: `1. Save it as a PDF with fonts embedded.
2. Let color that touches the edge run past the cut line. Printers call this bleed.
3. Zoom in on every photo. Blurry on screen is blurry on paper.

You approve a proof before production, so the person who may say yes should be easy to reach. A standard job such as [business cards](/copy-print/business-cards) takes {print-standard-time}. Rush orders may cost extra.`,
    },
    {
      heading: "Mail one corner of a big city",
      body: `Few shops need all of Mentor. [Every-door direct mail](/home-business/every-door-direct-mail) is chosen by postal carrier route, so you can pick the routes around your door. You need no list of names.`,
    },
  ],
  features: [
    {
      title: "Print and post together",
      description: "Have the postcards made and the mailing prepared without a second supplier.",
    },
    { title: "A person to ask", description: "Bring the odd-shaped part itself and talk through the box it needs." },
    {
      title: "Open on weekdays and Saturday",
      description: "Saturday is a shorter day and we are closed on Sunday, so plan deadlines around it.",
    },
  ],
  popular: [
    { service: "business-cards", why: "New hires and new phone numbers both mean new cards." },
    { service: "every-door-direct-mail", why: "It reaches the blocks near your shop and skips the rest of the city." },
    { service: "fedex-shipping", why: "For samples and contracts that somebody expects on a certain day." },
    { service: "graphic-design", why: "Useful when the only logo you have is a picture in an old email." },
    { service: "document-printing", why: "Manuals and training packets, when the office copier is not up to it." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
