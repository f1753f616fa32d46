import type { Service } from "../schema";

export const postageStamps = {
  id: "postage-stamps",
  slug: "postage-stamps",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Postage Stamps",
  summary: "Buy postage stamps, and find out how many a thick, square or overseas letter needs.",
  city: "Concord Township",
  pageTitle: "Postage Stamps for Sale",
  metaDescription:
    "Buy stamps in Concord Township during store hours, at Postal Service rates. Bring a thick, square or heavy envelope to find out how much postage it needs.",
  tags: ["stamps", "postage", "mail a letter", "invitations", "forever stamps"],
  keywords: ["postage stamps", "Forever stamps", "wedding invitation postage", "letter postage", "Concord Township"],
  heroTitle: "Postage stamps",
  heroSubtitle: "Pick some up while you ship a box. Bring the envelope if you aren't sure how many it needs.",
  heroImage: "/images/services/postage-stamps.svg",
  icon: "stamp",
  label: [
    { term: "Price", about: "price", details: ["Set by the Postal Service, and it changes", "Call for today's price"] },
    {
      term: "Bring",
      bring: [
        "A thick, large, heavy or square letter: sealed, to find out the postage",
        "Invitations: one complete set",
      ],
    },
    { term: "Good for", details: ["Letters and cards", "Large envelopes", "Invitations and reply envelopes"] },
    { term: "Not for", details: ["Packages: have a label made instead"] },
  ],
  content: [
    {
      heading: "Buy stamps here",
      tags: ["buy stamps", "sell stamps", "stamps for cards", "book of stamps"],
      body: `We sell postage stamps, and you can find out here how much postage your letter needs.

Want a certain design, a whole roll, or postcard or international stamps? Call and ask what we have.`,
    },
    {
      heading: "How much postage do I need?",
      tags: ["how many stamps", "weigh my letter", "enough postage", "large envelope"],
      body: `For a plain letter of a sheet or two in a standard envelope, one **Forever stamp** is enough. It stays good when rates go up.

Four things can make a letter cost more:

- **Weight.** Thick paper and many pages add up quickly.
- **Size.** A large flat envelope has its own rate.
- **Shape.** A square envelope costs extra, because machines can't sort it.
- **Stiffness.** A key, a pen, a wax seal or a ribbon makes an envelope lumpy.

Postcards have a lower rate than letters. A card that is too large counts as a letter.`,
    },
    {
      heading: "Invitations",
      tags: ["wedding invitations", "stamps for invitations", "rsvp"],
      body: `Put one complete set together before you buy stamps for all of them: invitation, reply card, reply envelope, map, ribbon. Bring that set to find out the postage.

Don't forget a stamp on the reply envelope. And check before you order envelopes, because square ones cost more for every guest.`,
    },
    {
      heading: "Letters to other countries",
      body: `A letter abroad needs more postage than one at home. The Postal Service sells a **Global Forever** stamp for it, or you can add up regular stamps.

Write the country in capital letters on the last line. If there is anything but paper in the envelope, it may need a customs form. See [international shipping](/pack-ship/international-shipping).`,
    },
    {
      heading: "When you need a label instead",
      body: `Anything thick enough to be a package should get a printed label. A label gives you tracking, and it is made for the exact weight. A package with only stamps may be too heavy or too thick for a blue collection box, and then it comes back to you.

See [USPS services](/pack-ship/usps-services) for packages, and for proof of delivery.`,
    },
    {
      heading: "Mailing to a whole neighborhood",
      body: `Stamps are the expensive way to reach every home. With [Every Door Direct Mail](/home-business/every-door-direct-mail) you choose postal routes and need no names or addresses. We also print [postcards](/copy-print/postcard-printing).`,
    },
  ],
  features: [
    {
      icon: "store",
      title: "One stop",
      description: "Buy stamps, drop off a package and make a few copies in the same visit.",
    },
    {
      icon: "envelope",
      title: "Bring the letter",
      description: "Bring the sealed envelope, and you don't have to guess at the postage.",
    },
    {
      icon: "parcel",
      title: "Labels for thicker mail",
      description: "When a letter turns out to be a package, we can make the right label.",
    },
    {
      icon: "postcard",
      title: "Cards and invitations",
      description: "We print postcards too, so you can plan the size and the postage together.",
    },
  ],
  faqGroups: ["postage-stamps"],
  cta: {
    title: "Mailing invitations or a big batch?",
    subtitle: "Tell us how many, and which stamps you would like.",
    buttonText: "Check which stamps we have",
    buttonLink: "/contact",
    icon: "stamp",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
