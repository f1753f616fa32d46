import type { Area } from "../schema";

export const concordTownshipArea = {
  id: "concord-township",
  category: "core",
  serviceName: "Pack, ship and print for Concord Township",
  slug: "concord-township",
  city: "Concord Township",
  county: "Lake County",
  geo: { lat: 41.67167, lng: -81.25083 },
  miles: 0,
  heading: "",
  summary: "The home page for neighbors: stamps, copies, returns and a mailbox without leaving the township.",
  pageTitle: "Pack, Ship and Print Store in Concord Township, Ohio",
  metaDescription:
    "Mailbox Plus is the pack-and-ship and print store in Concord Township: drop-offs, package receiving, copies, stamps and mailboxes close to home.",
  keywords: [
    "Concord Township shipping",
    "Concord Township mailbox",
    "package drop-off Concord Ohio",
    "copies Concord Ohio",
  ],
  heroTitle: "The counter in your own township",
  heroSubtitle: "We are in Concord ourselves, so come in for the small things: a stamp, a copy, one return.",
  heroImage: "/images/areas/concord-township.svg",
  content: [
    {
      heading: "A store in the township",
      body: `Mailbox Plus is a family-run store, and Concord Township has been home since {since-year}. From here a visit fits between the school run and supper. You need not save up errands to make the trip pay, as people from farther out sensibly do.`,
    },
    {
      heading: "Painesville or Mentor on the label?",
      body: `Mail for Concord travels under a Mentor or a Painesville ZIP code, depending on where in the township you live. A label that names one of those cities is no mistake.

Copy the ZIP code from a letter that reached you. If a web form refuses "Concord", take the city name it offers. The street number and the ZIP code do the work.`,
    },
    {
      heading: "Who takes my parcel while I am at work?",
      body: `We can. With [package receiving](/pack-ship/package-receiving) the delivery comes to our counter and you collect it on the way home. The cost is {receiving-price}, or {receiving-unlimited} when parcels keep coming. Ask us first how to write the address.`,
    },
    {
      heading: "Before you walk in with a return",
      body: `- A box with its label on is a [drop-off](/pack-ship/package-drop-offs), which is {dropoff-price}.
- A label on your phone can be printed here for {return-label-price}.
- Amazon QR code returns are not accepted, so pick another return option in your order first.`,
    },
  ],
  features: [
    { title: "One item is enough", description: "A single copy or one stamped letter is a proper visit." },
    { title: "Four carriers, one stop", description: "FedEx, UPS, USPS and DHL parcels start from the same place." },
    {
      title: "A short way back",
      description: "Forgot the return code or the second ID? Home is close enough to fetch it.",
    },
  ],
  popular: [
    { service: "package-drop-offs", why: "Labeled returns and online sales go out on an ordinary errand day." },
    { service: "mailbox-rental", why: "A box this close can be checked as often as the one at your curb." },
    { service: "copies", why: "Handy when the printer at home runs dry the night before a form is due." },
    { service: "postage-stamps", why: "Letters and cards get their stamps without a drive to a post office." },
    { service: "package-receiving", why: "Deliveries wait indoors until you are home from work." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
