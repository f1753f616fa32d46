import type { Service } from "../schema";

export const postageStamps = {
  id: "postage-stamps",
  slug: "postage-stamps",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Postage Stamps",
  summary: "Buy postage stamps at our counter, and find out how many a thick, square or foreign letter needs.",
  city: "Concord Township",
  pageTitle: "Postage Stamps in Concord Township, Ohio",
  metaDescription:
    "Buy postage stamps at our Concord Township counter. How many a letter needs, why square envelopes cost more, and mailing invitations or cards abroad.",
  keywords: ["postage stamps", "Forever stamps", "wedding invitation postage", "letter postage", "Concord Township"],
  heroTitle: "Stamps, without the extra errand",
  heroSubtitle: "Pick some up while you ship a box. Bring the envelope along if you are not sure how many it needs.",
  heroImage: "/images/services/postage-stamps.svg",
  icon: "stamp",
  label: [
    { term: "Good for", details: ["Letters and cards", "Large envelopes", "Invitations and reply envelopes"] },
    { term: "Price", details: ["Ask at the counter; the Postal Service changes its rates"] },
    { term: "Bring", details: ["One finished envelope if it is thick, square or heavy"] },
    { term: "Not for", details: ["Packages: have a label made instead"] },
  ],
  content: [
    {
      heading: "Which stamp do I need?",
      body: `For a plain letter of a sheet or two in an ordinary envelope, one **Forever stamp** is enough. It stays good when rates rise, however long it has been in the drawer.

Four things can make a letter cost more:

- **Weight.** Thick paper and many pages add up quickly.
- **Size.** A large envelope that keeps papers flat has its own rate.
- **Shape.** A square envelope cannot go through the sorting machines, so it costs extra.
- **Stiffness.** A key, a pen, a wax seal or a ribbon makes an envelope lumpy. Sorting machines do not like lumps.

Postcards have a rate of their own, lower than a letter. Too large a card counts as a letter.`,
      isFullWidth: true,
    },
    {
      heading: "Invitations",
      body: `Put one complete set together before you buy stamps for all of them: invitation, reply card, reply envelope, map, ribbon. Bring that set and ask for the postage it takes.

Remember the stamp on the reply envelope. And do it before you order the envelopes, because square ones cost more for every guest.`,
    },
    {
      heading: "Letters to other countries",
      body: `A letter abroad needs more postage than one at home. The Postal Service sells a **Global Forever** stamp for it, or you can add up ordinary stamps. Ask which kinds we have on the day.

Write the country in capital letters on the last line. If there is anything but paper in the envelope, it may need a customs form. Read about [international shipping](/pack-ship/international-shipping) in that case.`,
    },
    {
      heading: "When stamps are the wrong tool",
      body: `Anything thick enough to be a package should get a printed label. A label gives you tracking, and it is made for the exact weight. A stamped package may be too heavy or too thick for a blue collection box, and it then comes back to you.

See [USPS services](/pack-ship/usps-services) for packages. If the paper inside must arrive and be signed for, ask about that before you put on any stamp.`,
    },
    {
      heading: "Mailing to hundreds of homes",
      body: `For an announcement to a whole neighborhood, stamps are the expensive way. With [every-door direct mail](/home-business/every-door-direct-mail) you choose carrier routes, and no names or addresses are needed. We also print [postcards](/copy-print/postcard-printing).`,
    },
  ],
  features: [
    {
      icon: "store",
      title: "On the way anyway",
      description: "Stamps, a drop-off and a few copies take one stop in place of three.",
    },
    {
      icon: "envelope",
      title: "Ask with the letter in hand",
      description: "Bring the sealed envelope to the counter and you need not guess at the postage.",
    },
    {
      icon: "parcel",
      title: "Labels for what is thicker",
      description: "When a letter turns out to be a package, the right label can be made here.",
    },
    {
      icon: "clock",
      title: "Open on Saturday",
      description: "Come by at the end of the week if your workdays are full. Our hours are on the contact page.",
    },
  ],
  faqGroups: ["postage-stamps"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
