import type { Service } from "../schema";

export const artworkShipping = {
  id: "artwork-shipping",
  slug: "artwork-shipping",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Artwork Shipping",
  summary: "Paintings, framed prints and sculpture, packed by our staff, insured for their value and shipped.",
  city: "Concord Township",
  pageTitle: "Artwork Packing and Shipping",
  metaDescription:
    "Paintings, framed prints and sculpture packed and shipped. Third-party insurance up to {insurance-limit}. Bring the piece unwrapped and a receipt or appraisal.",
  tags: ["painting", "picture frame", "framed art", "sculpture", "canvas", "antiques"],
  keywords: ["artwork shipping", "ship a painting", "art packing", "framed art shipping", "fine art insurance"],
  heroTitle: "Framed art and artwork shipping",
  heroSubtitle:
    "Bring the piece unwrapped. Our staff can pack it, ship it and arrange insurance up to {insurance-limit}.",
  heroImage: "/images/services/artwork-shipping.svg",
  icon: "crate",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "By size, weight, packing, distance and value",
        "Call with the measurements, the value and the ZIP code",
      ],
    },
    {
      term: "Time",
      about: "time",
      details: ["Packing: depends on the piece", "Travel: by the service you choose"],
    },
    { term: "Bring", bring: ["The piece, unwrapped", { thing: "recipient" }, { thing: "proof-of-value" }] },
    {
      term: "Insurance",
      details: [
        "Up to {insurance-limit} per package, through a third-party insurer",
        "Higher values need approval first",
      ],
    },
    {
      term: "Good to know",
      details: ["Insured pieces must be packed by our staff", "Over {insurance-signature}, an adult signs at delivery"],
    },
  ],
  content: [
    {
      heading: "Ship a painting, print or sculpture",
      tags: [
        "oil painting",
        "framed picture",
        "statue",
        "ceramics",
        "pottery",
        "watercolor",
        "gallery",
        "auction",
        "large canvas",
        "what does it cost to ship art",
      ],
      body: `Our staff can pack your piece and ship it with {carriers.or}.

Take photos at home first: front, back, signature and any old damage. If one person can't carry the piece, call before you load it.`,
    },
    {
      heading: "How art is packed",
      tags: ["wrap a painting", "protect a frame", "pack art"],
      body: `Most art breaks because something inside the box could move. A good pack works from the surface out:

1. **Surface.** Smooth, clean paper goes against the paint or print. Bubble wrap right on paint can leave rings.
2. **Glass.** Tape across the pane holds the pieces if it cracks, so they don't cut the picture.
3. **Corners.** Every corner gets a guard.
4. **Faces.** Stiff board goes on the front and back.
5. **Box in a box.** The wrapped piece fits snugly in an inner box, with padding on all six sides between it and the outer box.

If no stock box fits, we can [make one to size](/pack-ship/custom-box-making).`,
    },
    {
      heading: "Tell us what it is made of",
      body: `- **Canvas** can be dented or poked through. Nothing should lean on the face.
- **Framed under glass** can crack when the frame twists.
- **Works on paper** crease and warp. Flat between boards is safest.
- **Pastel and charcoal** smear when anything touches them.
- **Sculpture and ceramics** break at thin parts such as handles, arms and rims.`,
    },
    {
      heading: "Insurance for art",
      tags: ["art insurance", "insure a painting", "coverage for art"],
      body: `FedEx and UPS limit what they pay for art, and UPS refuses some pieces of unusual value. So we offer third-party insurance, up to {insurance-limit} per package.

The cost depends on the value you declare, and each package is insured separately. Our staff must pack the piece, and you must show what it is worth. See [shipping insurance](/specialty/insurance).`,
    },
    {
      heading: "Ways to pay less",
      tags: ["cheaper art shipping", "ship without the frame"],
      body: `A large flat box is often charged by its size, not its weight. If the frame isn't worth much, get a second price without it.

Ship early in the week if you can. A fragile package that leaves on Friday may sit in a warehouse over the weekend.`,
    },
  ],
  features: [
    {
      icon: "crate",
      title: "We look at it with you",
      description: "Show us what is loose, what is old damage and what must not be touched before we pack.",
    },
    {
      icon: "truck",
      title: "Four carriers",
      description: "{carriers} have different rules for size and for art, and all four ship from here.",
    },
    {
      icon: "ruler",
      title: "A box that fits",
      description: "Odd sizes, deep frames and tall figures can get a custom box.",
    },
    {
      icon: "shield",
      title: "Insured for its value",
      description: "Coverage is based on your receipt, appraisal or invoice, not on a carrier's low standard limit.",
    },
  ],
  tools: ["measure"],
  answeredFirst: ["art-abroad"],
  faqGroups: ["art-shipping"],
  cta: {
    title: "Tell us about the piece",
    subtitle: "Send the measurements, the value and the destination, and get a quote.",
    buttonText: "Get an art shipping quote",
    buttonLink: "/contact",
    icon: "crate",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
