import type { Service } from "../schema";

export const everyDoorDirectMail = {
  id: "every-door-direct-mail",
  slug: "every-door-direct-mail",
  section: "home-business",
  category: "additional-services",
  serviceName: "Every Door Direct Mail",
  summary: "Put a card in every mailbox on the routes you choose, without a list of names and addresses.",
  city: "Concord Township",
  pageTitle: "Every Door Direct Mail in Concord Township",
  metaDescription:
    "Every Door Direct Mail from Concord Township: choose postal routes, get the piece designed and printed, and reach each home on them without a list.",
  keywords: ["every door direct mail", "EDDM", "direct mail", "neighborhood mailing", "postcards"],
  heroTitle: "Reach every door on the street",
  heroSubtitle:
    "Choose the neighborhoods. The letter carrier brings your card to each address there, and no mailing list is needed.",
  heroImage: "/images/services/every-door-direct-mail.svg",
  icon: "map-pin",
  label: [
    { term: "Needs", details: ["The area to reach", "Your offer and a date", "Logo and pictures, if you have them"] },
    { term: "Not needed", details: ["Names", "A list of addresses"] },
    { term: "Before printing", details: ["You approve a proof"] },
    { term: "Print time", details: ["Standard printing {print-standard-time}", "Mailing comes on top"] },
    { term: "Price", details: ["Quoted by size, quantity and routes"] },
  ],
  content: [
    {
      heading: "How it works",
      body: `Every Door Direct Mail, EDDM for short, is a Postal Service program. You choose whole **carrier routes**: the streets one letter carrier serves. Every address on the route gets your piece with its regular mail.

That is the trade. You cannot pick single houses. In return you need no names, and postage costs less than for addressed letters.`,
    },
    {
      heading: "From idea to mailbox",
      body: `1. **Area.** Tell us which streets or towns matter to you. Routes can be compared by number of homes, and by age or income of the neighborhood.
2. **Piece.** Bring a finished file, or have it laid out by [graphic design](/copy-print/graphic-design).
3. **Proof.** You check the proof and approve it. Nothing is printed before that.
4. **Print.** Standard jobs take {print-standard-time}. A rush may cost extra.
5. **Mail.** Pieces are bundled and labeled by route, then handed to the post office for those routes. Settle with us early who does which part.

Count back from the day your offer starts, and leave slack. The post office delivers within its own window, so a single promised day is not realistic.`,
      isFullWidth: true,
    },
    {
      heading: "Size decides first",
      body: `EDDM pieces must count as *flats* in postal rules. An ordinary small postcard is too little. It has to be longer, taller or thicker than a letter, within set limits.

So fix the size before anyone draws a layout. Ask us for the sizes that qualify. A file made too small has to be designed again.`,
    },
    {
      heading: "A card that gets read",
      body: `It is looked at between the mailbox and the recycling bin. That is a few steps.

- One offer, said in large type.
- A reason to act by a certain date.
- Your phone number, address and hours on both sides.
- A coupon or a code, so that you can count what came back.
- Space for the postal marking.`,
    },
    {
      heading: "Is it right for you?",
      body: `It fits a business that could serve nearly anyone nearby: a pizza place, a roofer, a dentist, a school fair. It fits poorly if one house in a hundred is a customer. Then a named list is the better money. We print [postcards](/copy-print/postcard-printing) and [flyers](/copy-print/flyers-brochures) for either.`,
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
      description: "The carrier goes to each address on the route, so there are no names to collect or keep current.",
    },
    {
      icon: "pen",
      title: "Design and print together",
      description: "Layout, proof and printing happen at one counter, with the postal size in mind from the start.",
    },
    {
      icon: "price",
      title: "Start small",
      description: "One route is a fair test. See what it brings before you pay for the whole township.",
    },
  ],
  faqGroups: ["direct-mail"],
  cta: {
    title: "Which streets do you want to reach?",
    subtitle: "Send us the area, the offer and the date. We will come back with sizes and a price.",
    buttonText: "Plan a mailing",
    buttonLink: "/contact",
    icon: "map-pin",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
