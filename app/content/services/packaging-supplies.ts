import type { Service } from "../schema";

export const packagingSupplies = {
  id: "packaging-supplies",
  slug: "packaging-supplies",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Packaging Supplies",
  summary: "Packaging supplies for packing at home, with advice on the box, the padding and the tape you need.",
  city: "Concord Township",
  pageTitle: "Boxes & Packaging Supplies",
  metaDescription:
    "Packaging supplies sold by the piece during store hours in Concord Township. Bring the item, or its length, width, height and rough weight.",
  otherNames: ["bubble wrap", "packing tape", "packing peanuts"],
  tags: [
    "boxes for sale",
    "moving boxes",
    "cardboard box",
    "shipping box",
    "bubble wrap",
    "packing tape",
    "packing paper",
    "packing peanuts",
    "padded envelope",
    "mailers",
  ],
  keywords: ["packaging supplies", "shipping boxes", "packing tape", "bubble wrap", "padded mailers"],
  heroTitle: "Packaging supplies for packing at home",
  heroSubtitle: "Boxes, padding and tape by the piece. Bring the item, and get what it needs and nothing more.",
  heroImage: "/images/services/packaging-supplies.svg",
  icon: "parcel",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["By the piece, its size and kind", "Call for a price and whether we have it"],
    },
    {
      term: "Time",
      about: "time",
      details: ["Come in any time during store hours", "Many boxes of one size: call ahead"],
    },
    { term: "Bring", bring: ["The item, or its length, width and height", "Its rough weight"] },
    { term: "Good to know", details: ["Pack at home, then drop off here"] },
  ],
  content: [
    {
      heading: "Buy what you need to pack",
      tags: [
        "how much are boxes",
        "buy a box",
        "buy bubble wrap",
        "price of supplies",
        "sell packing supplies",
        "tape and boxes",
        "packing tape",
      ],
      body: `We sell packaging supplies for packing at home. Not sure what you need? Describe the item and where it is going.`,
    },
    {
      heading: "Choosing a box",
      tags: ["what size box", "which box do I need", "how much padding"],
      body: `Picture padding around the item, about two fingers thick on every side. For something fragile, make that a fist. The box that holds both is the right one.

- **Too big** means more filling, a soft lid and often a higher price to ship.
- **Too small** means that the corners touch the wall.
- **Heavy things** such as books need a small box with a strong bottom.
- **Long things** need a long box, so that they don't poke through.`,
    },
    {
      heading: "What each kind of padding is for",
      tags: ["bubble wrap", "packing paper", "packing peanuts", "foam"],
      body: `- **Bubble wrap** softens hits. Use several layers, bubbles facing in.
- **Packing paper** wraps dishes and fills gaps. Newspaper leaves ink.
- **Foam sheets** keep finished surfaces from scratching.
- **Loose fill** settles on the way, and heavy things sink through it.
- **Air pillows** fill space above light things. Heavy ones pop them.

Most packages need something to wrap the item and something to fill the box.`,
    },
    {
      heading: "Tape that holds",
      tags: ["what tape", "duct tape", "how to tape a box", "sell tape"],
      body: `Use wide packing tape made for boxes. Duct tape peels in the cold, masking tape tears, and string catches in the belts.

Tape in the shape of an **H**, on the top and on the bottom: one strip along the middle seam, then one across each open edge. Run the ends a few inches down the sides. Give a heavy box a second strip.`,
    },
    {
      heading: "Mailer or box?",
      tags: ["bubble mailers", "padded envelope", "mailers", "poly mailer"],
      body: `Soft things such as shirts do fine in a plastic mailer. Papers and photos need a stiff one. A padded mailer is good for a book, a cable or a small part that won't crush.

Anything that breaks when you squeeze it belongs in a box. So does jewelry, because sorting machines press envelopes flat.`,
    },
    {
      heading: "After you pack",
      body: `Bring the package back for its label, or [drop it off](/pack-ship/package-drop-offs) if it has one. Check [what can't be shipped](/pack-ship/professional-packing#what-cannot-ship) first.

Would you rather not do it yourself? We also [pack for you](/pack-ship/professional-packing) and make [custom boxes](/pack-ship/custom-box-making).`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Help with the size",
      description: "Bring the item or its measurements, and we will help you find a box that fits.",
    },
    {
      icon: "people",
      title: "Advice with the box",
      description: "Tell us whether it is heavy, fragile or valuable, and ask how to pack it.",
    },
    {
      icon: "tape",
      title: "Or let us pack it",
      description: "If it turns out to be tricky, bring it in and our staff can do it.",
    },
    {
      icon: "truck",
      title: "Ship from the same place",
      description: "When the box is closed, send it with {carriers.or}.",
    },
  ],
  tools: ["measure"],
  faqGroups: ["packaging-supplies"],
  cta: {
    title: "Need a certain box?",
    subtitle: "Send the item's length, width, height and weight, and how many you need.",
    buttonText: "Check a size",
    buttonLink: "/contact",
    icon: "parcel",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
