import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const golfClubShipping = {
  id: "golf-club-shipping",
  section: "pack-ship",
  door: "awkward",
  order: 20,
  category: "pack-ship",
  serviceName: "Golf Club Shipping",
  summary: "Send your clubs ahead to the course or hotel.",
  pageTitle: "Golf Club Shipping",
  metaDescription:
    "Ship a golf bag or a single club. Price by box size, distance and speed. Bring the bag with empty pockets, the resort's address and your first tee time.",
  tags: ["golf bag", "clubs", "driver", "putter", "golf resort"],
  keywords: ["golf club shipping", "ship golf clubs", "golf bag shipping", "send clubs to resort", "golf travel"],
  heroTitle: "Golf club shipping",
  heroSubtitle: "Ship the bag from Concord Township and pick it up at the resort.",
  heroImage: "/images/services/golf-club-shipping.svg",
  icon: "golf",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("box size, distance and speed")],
    },
    {
      term: "Time",
      about: "time",
      details: ["Ground costs the least and takes the longest"],
    },
    {
      term: "Bring",
      bring: [
        "The bag or the clubs",
        "Name, address and phone number of the course or hotel",
        "Your first tee time and the dates of your stay",
      ],
    },
    { term: "At home", about: "before", details: ["Empty the pockets of the bag"] },
  ],
  content: [
    {
      heading: "Ship a golf bag or a single club",
      tags: ["ship golf clubs", "send my clubs", "golf bag price"],
      body: `Bring the bag packed or unpacked, and we'll ship it to the resort, to a buyer or back home. That's one less thing to haul through the airport.`,
    },
    {
      heading: "How to keep a club from snapping",
      tags: ["protect my driver", "pack golf clubs", "how to pack golf clubs", "head covers"],
      body: `If a bag lands on its top, the driver breaks first.

- **Cover every long club**, and put socks or bubble wrap over the irons, too.
- **Bundle the heads** in a towel, and tie it.
- **Add a brace taller than the driver**, such as a stiff rod or an old broom handle, to take the hit.
- **Take the driver's head off** if it unscrews, and pack the wrench with it.
- **Fill the gaps** between bag and box at both ends, so nothing slides.`,
    },
    {
      heading: "Box, soft bag or hard case",
      tags: ["golf travel bag", "hard case", "golf box"],
      body: `A **tall box** made for golf bags is the simple choice. A **hard travel case** works if it locks. A **soft travel cover** protects very little, so put it in a box.

One or two clubs don't need the bag. A long narrow box costs less, though a carrier may add a fee for length, so [measure it](/measure) first. We make [custom boxes](/pack-ship/custom-box-making), too.`,
    },
    {
      heading: "Empty the pockets first",
      tags: ["range finder", "golf watch", "whats in the pockets", "batteries", "electronics", "gps"],
      body: `- Lighters, matches and aerosols such as sunscreen spray
- Rangefinders, speakers and power banks with lithium batteries
- Food, medicine, cash and jewelry

See [what can't be shipped](/pack-ship/professional-packing#what-cannot-ship).`,
    },
    {
      heading: "Shipping to a course or hotel",
      tags: ["send clubs to hotel", "clubs to resort", "golf vacation", "golf bag label", "label for a resort"],
      body: `Ask the course or hotel where packages go and how long they hold them.

Label it with the name on the reservation, "Guest arriving" and the date, then the course. Keep the box for the trip back.`,
    },
  ],
  features: [
    {
      icon: "tape",
      title: "We'll pack it if you like",
      description: "Bring in the bag as it is, and leave the box to us.",
    },
  ],
  tools: ["measure"],
  faqGroups: ["golf-clubs"],
  cta: {
    title: "When is your first tee time?",
    subtitle: "Send us the date, the course's ZIP code, and the size and weight of the bag.",
    buttonText: "Ask for a golf shipping price",
    buttonLink: "/contact",
    icon: "golf",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
