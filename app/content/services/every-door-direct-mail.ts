import { amount, digits } from "../number-words.ts";
import type { Service } from "../schema";

export const everyDoorDirectMail = {
  id: "every-door-direct-mail",
  section: "home-business",
  category: "additional-services",
  serviceName: "Every Door Direct Mail",
  summary: "A card in every mailbox on the routes you choose.",
  plate: "The price of printing, plus postage for each piece",
  pageTitle: "Every Door Direct Mail, EDDM",
  metaDescription: `A card in every mailbox on the postal routes you choose, no list needed. Have your streets, your offer and your date ready, and we'll tell you the price.`,
  otherNames: ["eddm"],
  tags: ["eddm", "bulk mail", "mass mailing", "mailing list", "advertising mail", "neighborhood", "postcards"],
  keywords: ["every door direct mail", "EDDM", "direct mail", "neighborhood mailing", "postcards"],
  heroTitle: "Every Door Direct Mail in Lake County",
  heroSubtitle: "You choose the neighborhoods, we print the card, and the letter carrier brings it to every home.",
  heroImage: "/images/services/every-door-direct-mail.svg",
  hero: "form",
  icon: "house",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["The price of printing, plus postage for each piece, plus design if you need it"],
    },
    {
      term: "Time",
      about: "time",
      details: [
        `Standard printing: ${amount("print-standard-time")} after you approve the proof`,
        "Mailing takes more time after that",
      ],
    },
    {
      term: "Have ready",
      bring: ["Which streets or towns", "Your offer and your date", "Your file, or your logo and pictures"],
    },
    {
      term: "USPS limits",
      about: "limit",
      details: [
        `Longer than ${amount("usps-eddm-length")}, taller than ${amount("usps-eddm-height")} or thicker than ${amount("usps-eddm-thickness")}`,
        `Up to ${amount("usps-eddm-weight")} apiece`,
        `At least ${amount("usps-eddm-pieces")} in a mailing, or ${amount("usps-eddm-mailing-weight")}`,
        `At most ${amount("usps-eddm-daily")} a day for each ZIP code`,
      ],
    },
  ],
  content: [
    {
      heading: "Mail a card to every home",
      tags: [
        "advertise",
        "every house",
        "mail to everyone",
        "advertising in the mail",
        "mail my menu",
        "reach new customers",
        "do i need a mailing list",
        "need addresses",
        "no addresses",
        "who gets it",
        "every address",
        "in every mailbox",
        "mailing list",
        "routes",
        "EDDM",
        "addresses",
        "names",
        "zip code",
        "what does a campaign cost",
        "cost to mail 1000",
        "eddm cost",
        "postage per card",
        "how much for a mailing",
        "advertising cost",
        "eddm cost for homes",
        "cost per home",
        "eddm price",
        "price",
        "postage",
        "how much",
        "per piece",
      ],
      body: `Every Door Direct Mail (EDDM) is a USPS program. You choose whole **carrier routes**, the streets one letter carrier serves. Every home on the route gets your piece, and if you like, so does every business.`,
    },
    {
      heading: "Pick your routes on a map",
      tags: [
        "routes",
        "choose neighborhoods",
        "how many homes",
        "which streets",
        "only houses",
        "apartments",
        "pick streets",
        "addresses",
        "homes only",
        "residential",
        "skip businesses",
      ],
      body: `The free EDDM tool on usps.com shows the carrier routes around an address or a ZIP code, with the number of homes. You get the whole route, so you can't skip single addresses.`,
    },
    {
      heading: "Choose the size first",
      tags: [
        "what size",
        "eddm size",
        "postcard eddm",
        "dimensions of the card",
        "postcard size",
        "flyer size for mail",
      ],
      body: `A standard postcard is too small. A piece can be at most ${amount("usps-eddm-most-length")} long, ${amount("usps-eddm-most-height")} high and ${amount("usps-eddm-most-thickness")} thick (EDDM Retail, USPS, as of November 2026).`,
    },
    {
      heading: "From idea to mailbox",
      tags: ["how does eddm work", "eddm steps", "who takes eddm to the post office"],
      body: `1. **Area.** Tell us which streets or towns.
2. **Piece.** Bring a finished file, or use our [graphic design](/copy-print/graphic-design).
3. **Proof.** You check it and approve it.
4. **Print.** We print what you approved.
5. **Mail.** USPS wants bundles of ${digits("usps-eddm-bundle-least")} to ${amount("usps-eddm-bundle-most")} with a facing slip, at the post office that delivers the route. We'll agree on who takes them there.

USPS delivers over several days, so don't count on one exact day.`,
    },
    {
      heading: "Room for the postage mark",
      tags: ["what to put on a mailer", "local postal customer", "mailer design"],
      body: `Leave space on your piece for the EDDM postage mark and the line "Local Postal Customer".`,
    },
  ],
  features: [
    {
      icon: "price",
      title: "Start small",
      description: `Try one route, with at least ${amount("usps-eddm-pieces")}, before you pay for a whole township.`,
    },
  ],
  faqGroups: ["direct-mail"],
  cta: {
    title: "Which streets do you want to reach?",
    subtitle: "Tell us the area, the offer and the date, and we'll work out the price.",
    buttonText: "Ask for a mailing quote",
    buttonLink: "/contact",
    icon: "house",
  },
  closing: {
    title: "Only a few homes to reach?",
    subtitle: "Mail postcards to a list instead.",
    buttonText: "See postcard printing",
    buttonLink: "/copy-print/postcard-printing",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
