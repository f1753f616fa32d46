import type { Service } from "../schema";

export const customBoxMaking = {
  id: "custom-box-making",
  slug: "custom-box-making",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Custom Box Making",
  summary: "A carton made to your item's measure, for things too long, too flat or too odd for a stock box.",
  city: "Concord Township",
  pageTitle: "Custom Shipping Boxes Made in Concord Township",
  metaDescription:
    "Custom shipping boxes in Concord Township for mirrors, guitars, lamps and odd shapes: how to measure, when it pays, and how size affects postage.",
  keywords: ["custom box", "custom shipping box", "box made to measure", "odd size box", "mirror box"],
  heroTitle: "When no box fits, we make one",
  heroSubtitle: "Bring the thing itself or its three measurements. The carton is cut to it, with room for padding.",
  heroImage: "/images/services/custom-box-making.svg",
  icon: "ruler",
  label: [
    {
      term: "Bring",
      details: ["The item, if you can carry it", "Else length, width, height and weight", "A photo of an odd shape"],
    },
    { term: "Price", details: ["By size and strength of board: ask with your measurements"] },
    { term: "Time", details: ["Call first for a large piece or for several boxes"] },
    { term: "Limits", details: ["The carrier's largest size still applies"] },
  ],
  content: [
    {
      heading: "Why a fitted box earns its cost",
      body: `An oversized carton costs twice. You fill the empty space with padding, and then you pay the carrier to move that space. Parcel prices go by weight or by **dimensional weight**, whichever is higher, and dimensional weight is only the box's volume in another form.

The math is simple: length times width times height in inches, divided by the carrier's number. USPS divides by {usps-dim-divisor}, but only for boxes over {usps-dim-threshold}. UPS uses {ups-dim-divisor} at retail counters. Shorten one side and the result falls with it.

A box that is too tight is no bargain either. With no room for cushion, the wall passes every knock straight on to the item.`,
      isFullWidth: true,
    },
    {
      heading: "How to measure",
      body: `1. Measure the item at its widest points, handles and knobs included.
2. Write length, width and height in that order, longest side first.
3. Round up, never down.
4. Weigh it on a bathroom scale: once with it in your arms, once without.
5. Note what may not be pressed, such as a lampshade, a screen or a painted face.

Do not add room for padding yourself. We can work that out from how fragile the piece is.`,
    },
    {
      heading: "Things that call for their own box",
      body: `- Mirrors, framed pictures and television screens
- Guitars, keyboards and other instruments
- Lamps, with the shade in its own box
- Fishing rods, skis, curtain rods and trim
- Car parts such as bumpers and grilles
- Chairs and small tables with the legs off

Some have pages of their own: [artwork](/pack-ship/artwork-shipping), [bicycles](/pack-ship/bicycle-shipping) and [golf clubs](/pack-ship/golf-club-shipping).`,
    },
    {
      heading: "Strong enough for the load",
      body: `Corrugated board comes in single and double wall. Single wall serves most light goods. Double wall suits heavy or dense things, long boxes that could fold in the middle, and anything that other freight may be stacked on.

The way the ribs run matters as well. Upright ribs carry a load, lying ribs give way. Heavy tape over every seam does the rest.`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Cut to your measure",
      description: "Length, width and depth follow the piece, plus the room its padding needs on each side.",
    },
    {
      icon: "price",
      title: "No empty space to pay for",
      description: "A closer fit can lower the dimensional weight, and with it the price on the label.",
    },
    {
      icon: "tape",
      title: "Packed and sealed here",
      description: "We can pack the piece in its new box, so you leave with a tracking number.",
    },
    {
      icon: "truck",
      title: "Checked against limits",
      description: "Before cutting, we can look up what each carrier takes in length and girth.",
    },
  ],
  externalLinks: ["box-size-calculator"],
  faqGroups: ["custom-boxes"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
