import type { Service } from "../schema";

export const everyDoorDirectMail = {
  id: "every-door-direct-mail",
  slug: "every-door-direct-mail",
  section: "home-business",
  category: "additional-services",
  serviceName: "Every Door Direct Mail",
  summary: "Put a card in every mailbox on the routes you choose, without a list of names and addresses.",
  figure: "printed in {print-standard-time}",
  city: "Concord Township",
  pageTitle: "Every Door Direct Mail, EDDM",
  metaDescription:
    "Mail a card to every address on the postal routes you choose, no list needed. Printing takes {print-standard-time}; postage is extra. Bring the area and your offer.",
  otherNames: ["eddm"],
  tags: ["eddm", "bulk mail", "mass mailing", "mailing list", "advertising mail", "neighborhood", "postcards"],
  keywords: ["every door direct mail", "EDDM", "direct mail", "neighborhood mailing", "postcards"],
  heroTitle: "Every Door Direct Mail in Lake County",
  heroSubtitle: "Choose the neighborhoods. The letter carrier brings your card to each address, with no mailing list.",
  heroImage: "/images/services/every-door-direct-mail.svg",
  icon: "map-pin",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "Printing, plus postage for each piece, plus design if you need it",
        "By size, quantity and routes: call with the area for a quote",
      ],
    },
    {
      term: "Time",
      about: "time",
      details: ["Standard printing: {print-standard-time} after you approve the proof", "Mailing time is extra"],
    },
    {
      term: "Bring",
      bring: ["The area to reach", "Your offer and your date", "Your file, or your logo and pictures"],
    },
    {
      term: "USPS limits",
      details: [
        "Up to {usps-eddm-weight} apiece",
        "At least {usps-eddm-pieces} in a mailing, or {usps-eddm-mailing-weight}",
      ],
    },
    { term: "Not needed", details: ["Names", "A list of addresses"] },
  ],
  content: [
    {
      heading: "Mail a card to every home nearby",
      tags: [
        "advertise",
        "every house",
        "mail to everyone",
        "advertising in the mail",
        "mail my menu",
        "reach new customers",
      ],
      body: `Every Door Direct Mail (EDDM) is a Postal Service program. You choose whole **carrier routes**, the streets one letter carrier serves. Every address on the route gets your piece with its regular mail.`,
    },
    {
      heading: "Pick your routes on a map",
      tags: ["routes", "choose neighborhoods", "how many homes", "which streets"],
      body: `The Postal Service has a free EDDM tool on its website, usps.com. Enter an address or a ZIP code, and the map shows the carrier routes around it. You can compare them by number of homes, and by the age and income of the neighborhood.

You can send to homes only, or to homes and businesses. You can't skip single addresses.`,
    },
    {
      heading: "Choose the size first",
      tags: ["what size", "eddm size", "dimensions of the card"],
      body: `EDDM pieces must count as **flats**. A standard postcard is too small. The piece has to be longer, taller or thicker than a letter. For EDDM Retail it can weigh up to {usps-eddm-weight}, and a mailing is at least {usps-eddm-pieces}, or {usps-eddm-mailing-weight} of them (USPS, as of November 2026).

So settle the size before anyone draws a layout. A file made too small has to be designed again.`,
    },
    {
      heading: "From idea to mailbox",
      body: `1. **Area.** Tell us which streets or towns matter to you.
2. **Piece.** Bring a finished file, or use our [graphic design](/copy-print/graphic-design).
3. **Proof.** You check it and approve it.
4. **Print.** Only what you approved is printed.
5. **Mail.** Bundles of the pieces go to the post office for those routes. The quote says who bundles them and who takes them there.

Count back from the day your offer starts, and leave extra time. The post office delivers over several days, so don't count on one exact day.`,
    },
    {
      heading: "A card that gets read",
      body: `- One offer, in large type.
- A reason to act by a certain date.
- Your phone number, address and hours.
- A coupon or a code, so that you can count what came back.
- Space for the postage.`,
    },
    {
      heading: "Is it right for you?",
      body: `It works for something that nearly anyone nearby could use: a pizza place, a roofer, a dentist, a school fair. If only a few homes are likely customers, a mailing list costs less. We print [postcards](/copy-print/postcard-printing) and [flyers](/copy-print/flyers-brochures) for either.`,
    },
  ],
  features: [
    {
      icon: "map-pin",
      title: "Chosen on a map",
      description: "Start with the streets around your door, and add routes as the results come in.",
    },
    {
      icon: "people",
      title: "No list to buy",
      description: "The carrier goes to each address on the route, so there are no names to collect.",
    },
    {
      icon: "pen",
      title: "Design and print together",
      description: "The layout and the printing are done in one place, with the postal size in mind from the start.",
    },
    {
      icon: "price",
      title: "Start small",
      description: "Try one route. See what it brings before you pay for a whole township.",
    },
  ],
  faqGroups: ["direct-mail"],
  cta: {
    title: "Which streets do you want to reach?",
    subtitle: "Tell us the area, the offer and the date for a quote.",
    buttonText: "Plan a mailing",
    buttonLink: "/contact",
    icon: "map-pin",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
