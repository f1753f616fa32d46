import type { Service } from "../schema";

export const artworkShipping = {
  id: "artwork-shipping",
  slug: "artwork-shipping",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Artwork Shipping",
  summary:
    "Paintings, framed prints and sculpture packed by our staff, insured for their value and sent by a carrier that suits.",
  city: "Concord Township",
  pageTitle: "Artwork Packing and Shipping in Concord Township",
  metaDescription:
    "Ship a painting, framed print or sculpture from Concord Township: how art is packed, what to bring, what insurance covers and what carriers refuse.",
  keywords: ["artwork shipping", "ship a painting", "art packing", "framed art shipping", "fine art insurance"],
  heroTitle: "Art, packed so that nothing moves",
  heroSubtitle: "Bring the piece as it hangs or stands. We pack it, find a carrier for it and help you insure it.",
  heroImage: "/images/services/artwork-shipping.svg",
  icon: "crate",
  label: [
    {
      term: "Insurance",
      details: [
        "Up to {insurance-limit} per package, through a third-party insurer",
        "Higher values need approval first",
      ],
    },
    {
      term: "Bring",
      details: [
        "The piece, unwrapped",
        "Proof of value: receipt, appraisal or invoice",
        "The recipient's address and phone number",
      ],
    },
    {
      term: "Good to know",
      details: ["Insured pieces must be packed by our staff", "Over {insurance-signature}, an adult signs at delivery"],
    },
    { term: "Price", details: ["Follows size, weight, packing, destination and declared value"] },
  ],
  content: [
    {
      heading: "How a piece should be packed",
      body: `Art seldom breaks from one hard blow. It breaks because something inside the box could move. Good packing works from the surface outward:

1. **Surface.** Smooth, clean paper touches the paint or print. Bubble wrap laid straight on a painted surface can leave rings.
2. **Glass.** Tape across the pane holds the pieces together if it cracks, so they do not cut the picture.
3. **Corners.** Every corner gets a guard, because a falling frame lands on one.
4. **Faces.** Stiff board front and back stops a fork or a table leg from coming through.
5. **Box in a box.** The wrapped piece fits an inner box snugly. Cushion on all six sides separates that box from the outer one.

Few pieces match a stock carton. When yours does not, we can [make a box to its size](/pack-ship/custom-box-making).`,
      isFullWidth: true,
    },
    {
      heading: "Each kind has a weak point",
      body: `- **Canvas** fears punctures and pressure. Nothing may lean on the face.
- **Framed under glass** fears a twist of the frame.
- **Works on paper** fear creases and damp. Flat between boards is safest, a wide tube comes second.
- **Pastel and charcoal** fear touch. Tell us before anybody lays a sheet on them.
- **Sculpture and ceramics** fear empty space around thin parts such as handles, arms and rims.`,
    },
    {
      heading: "What to bring",
      body: `Bring the piece unwrapped, so we can look at it together. Take photos at home first: front, back, signature and any old damage.

Have a **receipt, appraisal or invoice** with you if you want it insured. We also need the full address and a phone number of the person who will receive it.

Is it too large for one person to carry? [Call or message us](/contact-us) with the measurements before you load the car.`,
    },
    {
      heading: "Insurance, in plain words",
      body: `Carriers limit what they pay for art, and some refuse pieces of unusual value. That is why we offer cover from a third-party insurer, up to {insurance-limit} per package.

The cost goes by the value you declare, and each package is insured separately. Two conditions apply: our staff must pack the piece, and you must show what it is worth. Our page on [shipping insurance](/specialty/insurance) has the rest.`,
    },
    {
      heading: "Choosing when and how",
      body: `A large flat box is often charged by its size and not by its weight, so the frame may cost more to send than the picture. If the frame has no value of its own, ask what the trip costs without it.

Early in the week is the calmer time to send something fragile. A parcel handed over on Friday may spend the weekend in a warehouse.`,
    },
  ],
  features: [
    {
      icon: "crate",
      title: "Packed at our counter",
      description:
        "Talk to us about the piece while it lies open: what is loose, what is old damage, what may not be touched.",
    },
    {
      icon: "truck",
      title: "More than one carrier",
      description:
        "FedEx, UPS, USPS and DHL have different rules for size and art. We can compare them for your piece.",
    },
    {
      icon: "ruler",
      title: "A box that fits",
      description: "Odd sizes, deep frames and tall figures can get a carton made to their measure.",
    },
    {
      icon: "shield",
      title: "Cover for its real value",
      description: "Insurance goes by your receipt, appraisal or invoice, and not by a carrier's small standard limit.",
    },
  ],
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
  lastUpdated: "2026-11-20",
} as const satisfies Service;
