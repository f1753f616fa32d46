import { amount, anyCarrier } from "../number-words.ts";
import { claimLimit, pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const artworkShipping = {
  id: "artwork-shipping",
  section: "pack-ship",
  door: "awkward",
  order: 30,
  category: "pack-ship",
  serviceName: "Artwork Shipping",
  summary: "Paintings, prints and sculpture, packed and shipped.",
  plate: pricedBy("size, distance and value"),
  pageTitle: "Artwork Packing and Shipping",
  metaDescription: `Paintings, framed prints and sculpture packed and shipped. Third-party insurance up to ${amount("insurance-limit")}. Bring the piece unwrapped and a receipt or appraisal.`,
  tags: ["painting", "picture frame", "framed art", "sculpture", "canvas", "antiques"],
  keywords: ["artwork shipping", "ship a painting", "art packing", "framed art shipping", "fine art insurance"],
  heroTitle: "Framed art and artwork shipping",
  heroSubtitle: "Bring the piece unwrapped, and our staff can pack and ship it.",
  heroImage: "/images/services/artwork-shipping.svg",
  icon: "crate",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("size, weight, packing, distance and value")],
    },
    {
      term: "Time",
      about: "time",
      details: ["Depends on the packing it needs and the service you choose"],
    },
    { term: "Bring", bring: ["The piece, unwrapped", { thing: "recipient" }, { thing: "proof-of-value" }] },
    {
      term: "Insurance",
      about: "limit",
      details: ["Only if our staff packs it", `Over ${amount("insurance-signature")}, an adult signs at delivery`],
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
        "is art covered",
      ],
      body: `We ship art with ${anyCarrier}. Before you bring it, take photos of the front, the back, the signature and any old damage. If it takes two people to carry, call us before you load it.`,
    },
    {
      heading: "How art is packed",
      tags: [
        "wrap a painting",
        "protect a frame",
        "pack art",
        "ship a frame with glass",
        "ship a framed picture",
        "picture frame shipping",
        "ship a picture frame with glass",
        "ship a framed poster",
      ],
      body: `Art is packed from the surface out:

1. **Surface.** Clean paper goes against the paint or print, because bubble wrap can leave rings on paint.
2. **Glass.** Tape across the pane holds the pieces if it cracks.
3. **Corners and faces.** Each corner gets a guard, and stiff board goes on the front and back.
4. **Two boxes.** The wrapped piece fits snugly in an inner box, with padding on all six sides between it and the outer box.

If no stock box fits, we can [make one to size](/pack-ship/custom-box-making).`,
    },
    {
      heading: "What breaks, by material",
      tags: ["pastel", "charcoal drawing", "ship a sculpture safely", "paper art"],
      body: `- **Canvas** dents, so nothing should lean on the face.
- **Glass** cracks when the frame twists.
- **Pastel and charcoal** smear when anything touches them.
- **Sculpture and ceramics** break at thin parts such as handles and rims.`,
    },
    {
      heading: "Insurance for art",
      tags: [
        "art insurance",
        "insure a painting",
        "coverage for art",
        "is art covered",
        "art insured by ups",
        "fedex art coverage",
        "insurance",
        "declared value",
        "UPS art",
        "valuable art",
        "my painting broke",
        "frame cracked",
        "art was damaged",
        "claims",
        "damage",
        "broken",
        "painting damaged",
        "torn",
        "file a claim",
        "art I packed",
        "packed the painting myself",
        "packing",
        "insure art",
        "packed myself",
      ],
      body: `FedEx and UPS limit what they pay for art, and UPS refuses some pieces, so we offer [third-party insurance](/specialty/insurance) up to ${amount("insurance-limit")} per package, and more with prior authorization.

Damaged on arrival? Keep the packing, take photos and tell us the same day. ${claimLimit}`,
    },
    {
      heading: "What makes it cheaper and safer",
      tags: ["cheaper art shipping", "ship without the frame"],
      body: `If the frame isn't worth much, ask for a second price without it. Ship early in the week, because a package that leaves on Friday may sit in a warehouse over the weekend.`,
    },
  ],
  features: [
    {
      icon: "crate",
      title: "We look at it with you",
      description: "Before we pack, show us what's loose, what's already damaged and what we shouldn't touch.",
    },
  ],
  tools: ["measure"],
  answeredFirst: ["art-abroad"],
  faqGroups: ["art-shipping"],
  cta: {
    title: "Tell us about the piece",
    subtitle: "Send us the measurements, the value and the ZIP code or country.",
    buttonText: "Ask for an art shipping price",
    buttonLink: "/contact",
    icon: "crate",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
