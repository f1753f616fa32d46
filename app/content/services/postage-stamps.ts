import { amount, digits } from "../number-words.ts";
import type { Service } from "../schema";

export const postageStamps = {
  id: "postage-stamps",
  section: "pack-ship",
  door: "drop-off",
  category: "pack-ship",
  serviceName: "Postage Stamps",
  summary: "Stamps, and how many a thick letter needs.",
  pageTitle: "Postage Stamps for Sale",
  metaDescription:
    "Buy stamps in Concord Township during store hours. Bring a thick, square or heavy envelope, or one complete invitation, to find out how much postage it needs.",
  tags: ["stamps", "postage", "mail a letter", "invitations", "forever stamps"],
  keywords: ["postage stamps", "Forever stamps", "wedding invitation postage", "letter postage", "Concord Township"],
  heroTitle: "Postage stamps",
  heroSubtitle: "Bring the envelope if you aren't sure how many it needs.",
  heroImage: "/images/services/postage-stamps.svg",
  icon: "stamp",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["USPS sets the price, and it changes"],
    },
    {
      term: "Bring",
      bring: ["A thick, large, heavy or square letter, sealed", "Invitations: one complete set"],
    },
  ],
  content: [
    {
      heading: "Buy stamps here",
      tags: [
        "buy stamps",
        "sell stamps",
        "stamps for cards",
        "book of stamps",
        "book of stamps price",
        "forever stamp cost",
        "price of a stamp",
        "how much is a stamp",
      ],
      body: `We sell stamps at the counter, so you can get them when you ship.`,
    },
    {
      heading: "How much postage do I need?",
      tags: [
        "how many stamps",
        "weigh my letter",
        "enough postage",
        "large envelope",
        "square invitation",
        "odd envelope",
        "lumpy envelope",
        "square card",
        "extra postage",
        "how many stamps does my letter need",
        "weigh a letter",
        "2 stamps",
        "manila envelope",
        "how much to mail a letter",
        "letters",
        "weight",
        "how much postage",
        "wedding invitation",
        "heavy letter",
        "thick envelope",
        "card",
        "two stamps",
      ],
      body: `One **Forever stamp** covers ${amount("usps-stamp-weight")}, about four sheets of plain paper. Four things can make a letter cost more:

- **Weight.** Thick paper and many pages add up quickly.
- **Size.** Over ${digits("usps-letter-height")} by ${amount("usps-letter-length")}, or ${amount("usps-letter-thickness")} thick, it's a large envelope with its own rate.
- **Shape.** Sorting machines go by the long side, and a square envelope has none.
- **Lumps.** A key, a wax seal or a ribbon makes an envelope uneven.

Postcards have a lower rate, but a card that is too large counts as a letter.`,
    },
    {
      heading: "Invitations",
      tags: ["wedding invitations", "wedding invites", "stamps for invitations", "rsvp", "invitation postage"],
      body: `Put one complete set together before you buy stamps: invitation, reply card, reply envelope, map, ribbon. The reply envelope needs a stamp, too.`,
    },
    {
      heading: "Letters to other countries",
      tags: [
        "letter overseas",
        "mail a card to another country",
        "letter to mexico",
        "letter to europe",
        "letter abroad",
        "international stamp",
        "global forever",
        "stamp to England",
        "stamp to Canada",
        "stamp for a letter to England",
        "regular stamps abroad",
        "forever stamps abroad",
        "international",
        "letters",
      ],
      body: `A letter to another country needs more postage. One **Global Forever** stamp is enough for a light letter to any country, or you can add up regular stamps. Write the country in capital letters on the last line.

Only papers can go as a letter. Anything else goes as a [package with a customs form](/pack-ship/international-shipping).`,
    },
    {
      heading: "When you need a label instead",
      tags: ["stamps on a package", "padded envelope with stamps", "thick envelope with stamps"],
      body: `With only stamps, a package that's over ${amount("usps-stamped-thickness")} thick or ${amount("usps-stamped-weight")} has to go to a post office counter (USPS, as of November 2026). With a label, there's no such limit, and you can track it.`,
    },
  ],
  features: [
    {
      icon: "parcel",
      title: "Labels for thicker mail",
      description: "If your letter is really a package, we can make you a label.",
    },
  ],
  faqGroups: ["postage-stamps"],
  cta: {
    title: "Mailing invitations or a big batch?",
    subtitle: "Tell us how many you need and what kind.",
    buttonText: "Ask about stamps",
    buttonLink: "/contact",
    icon: "stamp",
  },
  firstStep: "list",
  lastUpdated: "2026-11-28",
} as const satisfies Service;
