import type { Service } from "../schema";

export const golfClubShipping = {
  id: "golf-club-shipping",
  slug: "golf-club-shipping",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Golf Club Shipping",
  summary: "Send your clubs ahead to the resort, or a single driver to its buyer.",
  city: "Concord Township",
  pageTitle: "Golf Club Shipping",
  metaDescription:
    "Ship a golf bag or a single club. Price by box size, distance and speed. Bring the bag with empty pockets, the resort's address and your first tee time.",
  tags: ["golf bag", "clubs", "driver", "putter", "golf resort"],
  keywords: ["golf club shipping", "ship golf clubs", "golf bag shipping", "send clubs to resort", "golf travel"],
  heroTitle: "Golf club shipping",
  heroSubtitle: "Ship the bag from Concord Township, pick it up at the resort, and skip the airport baggage line.",
  heroImage: "/images/services/golf-club-shipping.svg",
  icon: "golf",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["By box size, distance and speed", "Call with the size, the weight and the ZIP code"],
    },
    {
      term: "Time",
      about: "time",
      details: [
        "Ground costs the least and takes the longest",
        "To the far coasts it can take most of a work week",
        "Count back from your first tee time",
      ],
    },
    {
      term: "Bring",
      bring: [
        "The bag or the clubs",
        "Name and address of the course or hotel",
        "Your first tee time and the dates of your stay",
      ],
    },
    { term: "At home", about: "before", details: ["Empty the pockets of the bag"] },
    {
      term: "Good to know",
      details: ["Cover the heads and brace the longest club", "Plan the trip back before you leave"],
    },
  ],
  content: [
    {
      heading: "Ship a golf bag or a single club",
      tags: ["ship golf clubs", "send my clubs", "golf bag price"],
      body: `Bring the bag packed or unpacked, and we can ship it to a resort, a course, a buyer or home.`,
    },
    {
      heading: "How to keep a club from snapping",
      body: `A golf bag is heavy at the bottom and weak at the top. When it lands on its top, the driver takes the weight and snaps below the head.

- **Head covers on everything long.** Put socks or bubble wrap over the irons too.
- **Heads bundled.** Wrap a towel around the group and tie it.
- **A brace taller than the driver.** A stiff rod or an old broom handle in the bag takes the hit first.
- **Driver head off, if it unscrews.** Wrap the head and the wrench, and put them in the box.
- **No room to slide.** Fill the gap between bag and box at both ends.`,
    },
    {
      heading: "Box, soft bag or hard case",
      tags: ["golf travel bag", "hard case", "golf box"],
      body: `A **tall box** made for golf bags is the simple choice. It protects all sides and takes a label well.

A **hard travel case** works if it locks. Tape down straps and wheels. A **soft travel cover** alone protects very little, so put it in a box.

One or two clubs don't need the bag. A long narrow box is smaller and costs less to ship. See [custom box making](/pack-ship/custom-box-making).`,
    },
    {
      heading: "Empty the pockets first",
      body: `Take these out at home:

- lighters and matches
- sunscreen spray and other aerosols
- rangefinders, speakers and power banks with lithium batteries, because each carrier has different rules for them
- food, drinks and medicine
- loose balls, which only add weight

Keep cash and jewelry with you. Here is the full list of [what can't be shipped](/pack-ship/professional-packing#what-cannot-ship).`,
    },
    {
      heading: "Shipping to a course or hotel",
      tags: ["send clubs to hotel", "clubs to resort", "golf vacation"],
      body: `Call the place to find out where packages go, whether there is a handling fee, and how long they hold them.

Put your name on the label as it is on the booking, then "guest arriving" with the date, then the name of the course. Put a card with the same words inside the bag.

Planning the trip back? Sort out the return label before you leave, and keep the box. You can follow both trips on our [tracking page](/tracking).`,
    },
  ],
  features: [
    {
      icon: "golf",
      title: "Sets or single clubs",
      description: "A full bag, a junior set or one putter you sold online: each can get a box that fits.",
    },
    {
      icon: "tape",
      title: "Packed for you if you like",
      description: "Bring the bag as it comes out of the trunk, and our staff can pack it.",
    },
    {
      icon: "truck",
      title: "Speed or savings",
      description: "Faster services cost more. Choose by price and by the day the clubs have to be there.",
    },
    {
      icon: "shield",
      title: "Can be insured",
      description: "Clubs packed by our staff can be insured with a receipt, appraisal or invoice.",
    },
  ],
  tools: ["measure"],
  faqGroups: ["golf-clubs"],
  cta: {
    title: "When is your first tee time?",
    subtitle: "Send the date, the course's ZIP code and the size of the bag, and get a price.",
    buttonText: "Get a golf shipping quote",
    buttonLink: "/contact",
    icon: "golf",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
