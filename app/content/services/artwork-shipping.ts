import type { Service } from "../schema";

export const artworkShipping = {
  id: "artwork-shipping",
  slug: "artwork-shipping",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Artwork Shipping",
  summary: "Paintings, framed prints and sculpture, packed by our staff, insured for their value and shipped.",
  city: "Concord Township",
  pageTitle: "Artwork Packing and Shipping in Concord Township",
  metaDescription:
    "Ship a painting, framed print or sculpture from Concord Township: how art is packed, what to bring, what insurance covers and what carriers refuse.",
  tags: ["painting", "picture frame", "framed art", "sculpture", "canvas", "antiques"],
  keywords: ["artwork shipping", "ship a painting", "art packing", "framed art shipping", "fine art insurance"],
  heroTitle: "Art, packed so that nothing moves",
  heroSubtitle: "Bring the piece as it is. We pack it, help you choose a carrier and help you insure it.",
  heroImage: "/images/services/artwork-shipping.svg",
  icon: "crate",
  label: [
    { term: "Price", about: "price", details: ["Depends on size, weight, packing, distance and value"] },
    {
      term: "Insurance",
      details: [
        "Up to {insurance-limit} per package, through a third-party insurer",
        "Higher values need approval first",
      ],
    },
    { term: "Bring", bring: ["The piece, unwrapped", { thing: "proof-of-value" }, { thing: "recipient" }] },
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
      body: `Yes. Our staff can pack your piece and ship it with {carriers.or}.

- **Cost:** It depends on the size, weight, packing, distance and value. [Call or message us](/contact-us) with the measurements and the ZIP code, and we can quote it.
- **Time:** Packing depends on the piece, so ask when you call. Travel time depends on the service you choose.
- **Bring:** The piece, unwrapped, and the recipient's address and phone number. For insurance, also a **receipt, appraisal or invoice**.

Take photos at home first: front, back, signature and any old damage. If one person can't carry the piece, call first.`,
    },
    {
      heading: "How art is packed",
      tags: ["wrap a painting", "protect a frame", "pack art"],
      body: `Most art breaks because something inside the box could move. Good packing works from the surface out:

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
      body: `FedEx and UPS pay very little for art, and UPS refuses some pieces of unusual value. So we offer third-party insurance, up to {insurance-limit} per package.

The cost depends on the value you declare, and each package is insured separately. Our staff must pack the piece, and you must show what it is worth. See [shipping insurance](/specialty/insurance).`,
    },
    {
      heading: "Ways to pay less",
      tags: ["cheaper art shipping", "ship without the frame"],
      body: `A large flat box is often charged by its size, not its weight. If the frame isn't worth much, ask what the piece would cost to ship without it.

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
      title: "{carriers.Count} carriers",
      description: "{carriers} have different rules for size and for art. We can compare them with you.",
    },
    {
      icon: "ruler",
      title: "A box that fits",
      description: "Odd sizes, deep frames and tall figures can get a box made to measure.",
    },
    {
      icon: "shield",
      title: "Insured for its value",
      description: "Coverage goes by your receipt, appraisal or invoice, not by a carrier's small standard limit.",
    },
  ],
  tools: ["measure"],
  faqGroups: ["art-shipping"],
  cta: {
    title: "Tell us about the piece",
    subtitle: "Send the measurements, the value and the destination, and we will tell you what it takes.",
    buttonText: "Ask about your artwork",
    buttonLink: "/contact",
    icon: "crate",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Service;
