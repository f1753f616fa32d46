import type { Service } from "../schema";

export const packagingSupplies = {
  id: "packaging-supplies",
  slug: "packaging-supplies",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Packaging Supplies",
  summary: "Boxes, tape, padding and mailers for packing at home, with advice on which of them you need.",
  city: "Concord Township",
  pageTitle: "Packaging Supplies and Boxes in Concord Township",
  metaDescription:
    "Boxes, tape, cushioning and mailers in Concord Township: how to choose the right box, which tape holds, and how to seal a parcel that survives.",
  keywords: ["packaging supplies", "shipping boxes", "packing tape", "bubble wrap", "padded mailers"],
  heroTitle: "The right box, and what goes in it",
  heroSubtitle:
    "Tell us what you are sending. You leave with the box, padding and tape it needs, and nothing it does not.",
  heroImage: "/images/services/packaging-supplies.svg",
  icon: "parcel",
  label: [
    { term: "Bring", details: ["The item or its measurements", "Its rough weight"] },
    { term: "Price", details: ["By the piece: ask at the counter"] },
    {
      term: "Good to know",
      details: ["Call first for many boxes of one size", "You can pack at home and drop off here"],
    },
  ],
  content: [
    {
      heading: "Choosing a box",
      body: `Put the item on the table and think of padding around it, about two fingers thick on every side. For something fragile, make that a fist. The box that holds both is the right one.

- **Too big** means more filling, a soft lid and often more postage.
- **Too small** means that the corners touch the wall and bear the blow.
- **Dense things** such as books need a small box with a strong bottom.
- **Long things** need a tube or a long carton, so they do not poke through.

If you are between two sizes, set both on our counter and try.`,
      isFullWidth: true,
    },
    {
      heading: "What each padding is for",
      body: `- **Bubble wrap** takes shocks. Bubbles face inward, and several turns are better than one.
- **Packing paper** fills gaps and wraps dishes. It leaves no ink, as newspaper does.
- **Foam sheets** keep finished surfaces from scratching.
- **Loose fill** settles on the road. Heavy things sink through it to the wall.
- **Air pillows** fill space above light goods. They burst under heavy ones.

Wrapping protects, filling only stops movement. Most parcels want some of each.`,
    },
    {
      heading: "Tape that holds",
      body: `Use packing tape made for cartons, wide and pressure-sensitive. Duct tape peels in the cold, masking tape tears, and string and wrapping paper catch in the belts.

Tape in the shape of an **H**: one strip along the middle seam, then one across each open edge, on top and bottom. Let the ends run a hand's width down the sides. A heavy box earns a second strip.`,
    },
    {
      heading: "Mailer or box",
      body: `Soft goods such as shirts travel well in a poly mailer. Papers and photos want a rigid mailer. A padded one suits a book, a cable or a small part that will not crush.

Anything that breaks when you squeeze it belongs in a box. Jewelry does as well, because sorting machines press envelopes flat.`,
    },
    {
      heading: "From your table to the truck",
      body: `Pack at home, then bring the parcel for its label, or [drop it off](/pack-ship/package-drop-offs) if it has one. Out of patience with a tricky piece? We also [pack things for you](/pack-ship/professional-packing), and make [boxes to measure](/pack-ship/custom-box-making).`,
    },
  ],
  features: [
    {
      icon: "parcel",
      title: "Buy what you need",
      description: "For one parcel you do not have to take home a bundle of boxes. Ask for the pieces.",
    },
    {
      icon: "question",
      title: "Advice along with it",
      description: "Describe the item and how far it goes, and we can point to the box that suits.",
    },
    {
      icon: "ruler",
      title: "Odd sizes made",
      description: "Nothing on the shelf fits? A custom box may solve it without a mountain of filling.",
    },
    {
      icon: "truck",
      title: "Pack here, ship here",
      description: "Supplies, label and handover to the carrier are at the same counter.",
    },
  ],
  externalLinks: ["box-size-calculator"],
  faqGroups: ["packaging-supplies"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
