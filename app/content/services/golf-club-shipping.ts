import { amount } from "../number-words.ts";
import type { Service } from "../schema";

export const golfClubShipping = {
  id: "golf-club-shipping",
  section: "pack-ship",
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
      details: ["By box size, distance and speed", "Call with the size, the weight and the ZIP code"],
    },
    {
      term: "Time",
      about: "time",
      details: [
        "Ground costs the least and takes the longest",
        `Ground to the West Coast: usually ${amount("ground-west-coast")}`,
      ],
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
      body: `Bring the bag packed or unpacked. We ship it to a resort, a course, a buyer or home.`,
    },
    {
      heading: "How to keep a club from snapping",
      tags: ["protect my driver", "pack golf clubs", "how to pack golf clubs", "head covers"],
      body: `If a bag lands on its top, the driver snaps below the head.

- **Head covers on everything long.** Put socks or bubble wrap over the irons too.
- **Heads bundled.** Wrap a towel around the group and tie it.
- **A brace taller than the driver.** A stiff rod or an old broom handle takes the hit first.
- **Driver head off, if it unscrews.** Pack it with the wrench.
- **No room to slide.** Fill the gap between bag and box at both ends.`,
    },
    {
      heading: "Box, soft bag or hard case",
      tags: ["golf travel bag", "hard case", "golf box"],
      body: `A **tall box** made for golf bags is the simple choice. A **hard travel case** works if it locks. A **soft travel cover** protects very little, so put it in a box.

One or two clubs don't need the bag. A long narrow box costs less, but USPS charges a fee for packages longer than ${amount("usps-fee-length")}. See [custom box making](/pack-ship/custom-box-making).`,
    },
    {
      heading: "Empty the pockets first",
      tags: [
        "range finder",
        "golf watch",
        "whats in the pockets",
        "batteries",
        "electronics",
        "lithium battery",
        "gps",
      ],
      body: `- Lighters, matches and aerosols such as sunscreen spray
- Rangefinders, speakers and power banks with lithium batteries
- Food, drinks and medicine
- Cash and jewelry, which you carry yourself

See [what can't be shipped](/pack-ship/professional-packing#what-cannot-ship).`,
    },
    {
      heading: "Shipping to a course or hotel",
      tags: ["send clubs to hotel", "clubs to resort", "golf vacation", "golf bag label", "label for a resort"],
      body: `Call the place to find out where packages go and how long they hold them.

On the label: your name as on the reservation, "Guest arriving" and the date, then the course. Plan the trip back before you leave, and keep the box.`,
    },
  ],
  features: [
    {
      icon: "tape",
      title: "Packed for you if you like",
      description: "Bring the bag as it comes out of the trunk, and our staff can pack it.",
    },
    {
      icon: "shield",
      title: "Can be insured",
      description: "Our staff has to pack the clubs, and you need a receipt, appraisal or invoice.",
    },
  ],
  tools: ["measure"],
  faqGroups: ["golf-clubs"],
  cta: {
    title: "When is your first tee time?",
    subtitle: "Send the date, the course's ZIP code and the size of the bag, and get a price.",
    buttonText: "Ask for a golf shipping price",
    buttonLink: "/contact",
    icon: "golf",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
