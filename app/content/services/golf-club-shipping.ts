import type { Service } from "../schema";

export const golfClubShipping = {
  id: "golf-club-shipping",
  slug: "golf-club-shipping",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Golf Club Shipping",
  summary: "Send your clubs ahead to the resort, or a single driver to its buyer, and travel with free hands.",
  city: "Concord Township",
  pageTitle: "Golf Club Shipping from Concord Township, Ohio",
  metaDescription:
    "Ship golf clubs from Concord Township: box or travel case, how to keep club heads from snapping, how to address a resort, and how to plan the way back.",
  keywords: ["golf club shipping", "ship golf clubs", "golf bag shipping", "send clubs to resort", "golf travel"],
  heroTitle: "Send your clubs ahead of you",
  heroSubtitle:
    "Hand over the bag in Concord Township and pick it up at the pro shop, without the airport counter in between.",
  heroImage: "/images/services/golf-club-shipping.svg",
  icon: "golf",
  label: [
    {
      term: "Bring",
      details: [
        "The bag or the clubs, pockets emptied",
        "Name and address of the course or hotel",
        "Your tee date and departure date",
      ],
    },
    { term: "Price", details: ["Set by box size, distance and speed"] },
    { term: "Time", details: ["Ground service takes longest and costs least: send early"] },
    { term: "Good to know", details: ["Cover the heads and brace the longest club", "Ask for the return label now"] },
  ],
  content: [
    {
      heading: "How a shaft breaks, and how to stop it",
      body: `A golf bag is heavy at the bottom and fragile at the top. When it is dropped on its head, the driver takes the whole weight. Most broken clubs on a trip are snapped just below the head.

- **Head covers on everything long.** Put socks or bubble wrap over the irons too.
- **Heads bundled.** Wrap a towel around the group and tie it, so they cannot swing against each other.
- **A brace taller than the driver.** A stiff rod or an old broom handle in the bag takes the blow first.
- **Driver head off, if it unscrews.** Put head and wrench in a pocket, wrapped.
- **No room to slide.** Fill the gap between bag and box at both ends.`,
      isFullWidth: true,
    },
    {
      heading: "Box, soft bag or hard case",
      body: `A **tall carton** made for golf bags is the plain choice. It takes a label well and protects on all sides.

A **hard travel case** is fine too if it locks. Tape down straps and wheels that could catch on a belt. A **soft travel cover** alone gives little protection, so put it in a carton.

One or two clubs do not need the bag. A long narrow box or a strong tube is smaller, and so cheaper. See [custom box making](/pack-ship/custom-box-making) if nothing fits.`,
    },
    {
      heading: "Empty the pockets first",
      body: `Golf bags collect things that may not travel in an ordinary parcel. Take these out at home:

- lighters and matches
- sunscreen spray and other aerosols
- rangefinders, speakers and power banks with lithium batteries, until you have asked us
- food, drinks and medicine
- balls that roll around and add weight

Cash and jewelry should stay with you as well.`,
    },
    {
      heading: "Addressing it to a course or hotel",
      body: `Call the place before you ship. Ask where packages go, whether there is a handling fee, and how long they keep them.

Then write the label the way the bell desk will look for it: your name as on the booking, "guest arriving" with the date, and the name of the course. Put a card with the same words inside the bag. A phone number on the label helps when the driver finds the shop closed.`,
    },
    {
      heading: "The way home",
      body: `Your return trip is easiest when it is planned here. Ask us for a return label before you leave, keep the carton in your room or with the pro shop, and find out where the carrier collects.

Follow both legs on our [tracking page](/tracking).`,
    },
  ],
  features: [
    {
      icon: "golf",
      title: "Sets or single clubs",
      description: "A full bag, a junior set or one putter sold online: each gets a box of its own kind.",
    },
    {
      icon: "tape",
      title: "Packed by us, if you like",
      description: "Bring the bag as it comes out of the trunk and ask us to pack it at the counter.",
    },
    {
      icon: "truck",
      title: "Choose speed or savings",
      description: "We can compare services by price and arrival, so the clubs are there before your first tee time.",
    },
    {
      icon: "shield",
      title: "Insurable",
      description: "Clubs that our staff pack can be insured when you show a receipt or another proof of value.",
    },
  ],
  faqGroups: ["golf-clubs"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
