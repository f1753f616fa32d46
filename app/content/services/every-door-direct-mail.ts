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
  pageTitle: "Every Door Direct Mail in Concord Township",
  metaDescription:
    "Every Door Direct Mail from Concord Township: choose postal routes, get the piece designed and printed, and reach each home on them without a list.",
  otherNames: ["eddm"],
  tags: ["eddm", "bulk mail", "mass mailing", "mailing list", "advertising mail", "neighborhood", "postcards"],
  keywords: ["every door direct mail", "EDDM", "direct mail", "neighborhood mailing", "postcards"],
  heroTitle: "Reach every door on the street",
  heroSubtitle: "Choose the neighborhoods. The letter carrier brings your card to each address, with no mailing list.",
  heroImage: "/images/services/every-door-direct-mail.svg",
  icon: "map-pin",
  label: [
    { term: "Price", about: "price", details: ["Quoted by size, quantity and routes"] },
    {
      term: "Print time",
      about: "time",
      details: ["Standard printing {print-standard-time}", "Mailing time is extra"],
    },
    { term: "Bring", bring: ["The area to reach", "Your offer and a date", "Logo and pictures, if you have them"] },
    { term: "Not needed", details: ["Names", "A list of addresses"] },
    { term: "Before printing", details: ["You approve a proof"] },
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
      body: `Yes. Every Door Direct Mail (EDDM) is a Postal Service program. You choose whole **carrier routes**, the streets one letter carrier serves. Every address on the route gets your piece with its regular mail.

- **Cost:** Printing, plus postage for each piece, plus design if you need it. [Call or message us](/contact-us) with the area and the number of homes for a quote.
- **Time:** Standard printing takes {print-standard-time} after you approve the proof. Bundling and delivery come after that.
- **Bring:** The area you want to reach, your offer, your date, and your logo or file.`,
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
      body: `EDDM pieces must count as **flats**. A standard postcard is too small. The piece has to be longer, taller or thicker than a letter, and it can't be larger or heavier than a flat may be.

So settle the size before anyone draws a layout. Ask us which sizes qualify. A file made too small has to be designed again.`,
    },
    {
      heading: "From idea to mailbox",
      body: `1. **Area.** Tell us which streets or towns matter to you.
2. **Piece.** Bring a finished file, or ask for [graphic design](/copy-print/graphic-design).
3. **Proof.** You check it and approve it. Nothing is printed before that.
4. **Print.** Rush orders may cost extra.
5. **Mail.** Pieces are bundled and labeled by route, then taken to the post office for those routes. Agree with us early on who does which part.

Count back from the day your offer starts, and leave extra time. The post office delivers over several days, so don't count on one exact day.`,
    },
    {
      heading: "A card that gets read",
      body: `- One offer, in large type.
- A reason to act by a certain date.
- Your phone number, address and hours.
- A coupon or a code, so that you can count what came back.
- Space for the postal marking.`,
    },
    {
      heading: "Is it right for you?",
      body: `It works for a business that could serve nearly anyone nearby: a pizza place, a roofer, a dentist, a school fair. If only a few homes are likely customers, a mailing list is better money. We print [postcards](/copy-print/postcard-printing) and [flyers](/copy-print/flyers-brochures) for either.`,
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
      description: "We can do the layout, the proof and the printing, with the postal size in mind from the start.",
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
    subtitle: "Tell us the area, the offer and the date. We will come back with sizes and a price.",
    buttonText: "Plan a mailing",
    buttonLink: "/contact",
    icon: "map-pin",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Service;
