import { claimLimit } from "../shared-words.ts";
import type { FaqGroup } from "../schema";

export const golfClubsFaqs = {
  key: "golf-clubs",
  title: "Golf club shipping",
  section: "Pack & Ship",
  faqs: [
    {
      id: "golf-how-early",
      question: "How early should I send my clubs?",
      answer: `Count back from your first tee time and add a few days, because a truck can be late and weekends often don't count.`,
      category: "Time",
      tags: ["timing", "travel", "how long", "when to ship clubs", "ground", "tee time", "resort"],
      isFeatured: true,
    },
    {
      id: "golf-ship-or-fly",
      question: "Is it better to ship or to check the bag?",
      answer: `Compare the airline's bag fee both ways with our price to ship. Shipping spares you the hauling and the wait at baggage claim, but if you leave tomorrow, check it with the airline.`,
      category: "Pricing",
      tags: [
        "airline",
        "price",
        "airplane",
        "airline bag fee",
        "cheaper to ship clubs",
        "check golf bag",
        "cost",
        "flight",
      ],
      isFeatured: true,
    },
    {
      id: "golf-single-club",
      question: "I sold one driver. How do I pack it?",
      answer: `Wrap the head, protect the grip end, and secure it in a long box so it can't slide. A tube works only if it doesn't bend.`,
      category: "Packing",
      tags: ["single club", "selling", "one club", "putter", "tube", "eBay"],
      relatedServices: ["custom-box-making"],
    },
    {
      id: "golf-broken",
      question: "What if a club arrives broken?",
      answer: `Take photos before anyone throws out the box. Keep the club and the padding, and let us know the same day. ${claimLimit}`,
      category: "Claims",
      tags: ["claims", "damage", "snapped shaft", "broken club", "file a claim", "insurance"],
      relatedServices: ["insurance"],
    },
    {
      id: "golf-abroad",
      question: "Can I send clubs to Scotland or Mexico?",
      answer: `Yes, but customs may ask you to declare used clubs and show that they're coming back. Clean off any mud, because many countries ban soil. See [international shipping](/pack-ship/international-shipping).`,
      category: "International",
      tags: ["customs", "abroad", "golf trip", "Scotland", "Ireland", "overseas"],
      relatedServices: ["international-shipping"],
    },
  ],
} as const satisfies FaqGroup;
