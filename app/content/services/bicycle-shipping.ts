import { amount } from "../number-words.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const bicycleShipping = {
  id: "bicycle-shipping",
  section: "pack-ship",
  door: "awkward",
  order: 10,
  category: "pack-ship",
  serviceName: "Bicycle Shipping",
  summary: "Ship a bike, in its own box or in one we make.",
  pageTitle: "Bicycle Shipping",
  metaDescription:
    "We ship bikes by FedEx, UPS or USPS. The size of the box sets most of the price. For an e-bike, call about the battery first.",
  tags: ["bike", "bike box", "ebike", "road bike", "mountain bike"],
  keywords: ["bicycle shipping", "ship a bike", "bike box", "e-bike shipping", "bike packing"],
  heroTitle: "Bicycle shipping in Concord Township",
  heroSubtitle: "Ship your bike to a race, a buyer or a new home.",
  heroImage: "/images/services/bicycle-shipping.svg",
  icon: "bicycle",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("the size of the box, distance and speed"), "Packing and insurance cost extra"],
    },
    {
      term: "Time",
      about: "time",
      details: ["Ground is usually the cheapest and takes longer, so send the bike early"],
    },
    { term: "Bring", bring: ["The bike, clean and dry", "Pedals and loose parts in a bag", { thing: "recipient" }] },
    {
      term: "Limits",
      about: "limit",
      details: [
        `UPS: ${amount("ups-length")} long, ${amount("ups-girth")} of length plus girth`,
        `FedEx: ${amount("fedex-length-ground")} long by Ground, ${amount("fedex-length")} by Express; ${amount("fedex-girth")} of length plus girth`,
        `USPS: ${amount("usps-girth")} of length plus girth; ${amount("usps-girth-oversized")} by ground, at the oversized price`,
      ],
    },
    {
      term: "Before you come",
      about: "before",
      details: ["E-bike? Call us first and read us the watt-hours on the battery"],
    },
  ],
  content: [
    {
      heading: "Ship a bike from here",
      tags: [
        "ship my bike",
        "send a bicycle",
        "bike price",
        "cost of shipping a bicycle",
        "kids bike",
        "price",
        "dimensional weight",
        "how much",
        "ship a bike",
        "bike shipping price",
        "cheapest way to ship a bike",
        "box up my bike",
      ],
      body: `Bring your bike in a box, or ask us first if it isn't taken apart yet. The size of the box sets most of the price, so a child's bike costs much less to send than a tandem.`,
    },
    {
      heading: "How to take a bike apart",
      tags: [
        "take my bike apart",
        "derailleur",
        "disassemble",
        "pedals off",
        "how to pack a bike",
        "remove the wheels",
      ],
      body: `1. **Take off the pedals.** The left one loosens clockwise.
2. **Take out the front wheel.** A spacer keeps the empty fork from being squeezed.
3. **Turn the bars or take them off**, without kinking the cables.
4. **Lower or take out the seat.** Mark its height first.
5. **Shift the chain** to the largest rear cog, or unbolt the derailleur and tuck it inside the frame.
6. **Wrap the frame** in foam or cardboard where metal could rub paint.
7. **Tie in small parts**, because a loose axle can punch through the box.

If you don't have the tools, a bike shop can take it apart.`,
    },
    {
      heading: "Finding a box",
      tags: [
        "bike box",
        "where do I get a bike box",
        "sell bike boxes",
        "insured bike",
        "bike insurance",
        "insurance",
        "own box",
        "own bike box",
        "boxed by bike shop",
        "where to get a bike box",
      ],
      body: `Bike shops often give away the boxes that new bikes came in, so take one that's stiff, dry and made for your kind of bike. For an unusual frame, or if you can't find one, we make [custom boxes](/pack-ship/custom-box-making).

You can ship a box you packed yourself, but our insurer won't cover it, and if the packing was weak, the carrier may not pay either.`,
    },
    {
      heading: "Why size costs more than weight",
      tags: ["why is shipping a bike so expensive", "bike surcharge"],
      body: `Carriers charge for the room a box takes, its **dimensional weight**, and large boxes can get a surcharge. A few inches off the longest side can lower the price, so try taking off the second wheel too, and see what it saves on [our measuring page](/measure).`,
    },
    {
      heading: "Shipping to a race or a vacation",
      tags: ["bike to a race", "bike to a hotel", "triathlon"],
      body: `Hotels and hosts don't always take a box this size, so check first, and write the guest's name and arrival date on the label.`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Measured before you pay",
      description: "Ask us to measure the box, because an inch can change the price.",
    },
  ],
  tools: ["measure"],
  faqGroups: ["bicycle"],
  cta: {
    title: "Have the box measurements?",
    subtitle: "Send us the length, width, height, weight and ZIP code for a price.",
    buttonText: "Ask for a bike shipping price",
    buttonLink: "/contact",
    icon: "bicycle",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
