import { amount } from "../number-words.ts";
import type { Area } from "../schema";

export const willoughbyArea = {
  serviceName: "Pack, ship and print for Willoughby",
  slug: "willoughby",
  city: "Willoughby",
  county: "Lake County",
  keywords: ["shipping near Willoughby", "how far Willoughby", "Willoughby art shipping", "Willoughby posters"],
  geo: { lat: 41.64529, lng: -81.41435 },
  summary: "Framed pictures packed and shipped, insurance for them, and large posters.",
  pageTitle: "Art Shipping near Willoughby",
  metaDescription: `From Willoughby: framed art packed and shipped, insurance up to ${amount("insurance-limit")}, posters ${amount("poster-width")} wide in ${amount("print-poster-time")}. Bring the picture unwrapped.`,
  heroTitle: "Art shipping and posters near Willoughby",
  heroSubtitle: `Framed pictures packed and shipped, with insurance if you want it, and posters up to ${amount("poster-width")} wide.`,
  heroImage: "/images/areas/willoughby.svg",
  content: [
    {
      heading: "From Willoughby",
      body: `Concord Township is to your east, past Mentor. Come when something needs packing, insurance or a large print.`,
    },
    {
      heading: "How is a framed picture packed?",
      body: `Bring it unwrapped, because tape or bubble wrap right on a frame can damage it.

- Tape on the glass holds it together if it cracks.
- Guards cover the corners.
- The frame goes in the middle of the box, away from the sides.

See [how we ship art](/pack-ship/artwork-shipping).`,
    },
    {
      heading: "Should I insure it?",
      body: `It's worth it if you couldn't replace the picture, because carriers limit what they pay for art. [Third-party insurance](/specialty/insurance) goes up to ${amount("insurance-limit")} per package, if our staff packs it and you have a receipt, appraisal or invoice.`,
    },
    {
      heading: "Posters for a show",
      body: `We print [posters](/copy-print/posters-printing) in ${amount("print-poster-time")}. Bring the largest file you have.`,
    },
  ],
  features: [
    { title: "Photos before packing", description: "Take pictures of the front, the back and the frame at home." },
    {
      title: "Adult signature",
      description: `Over ${amount("insurance-signature")}, an adult has to sign at delivery, so make sure one is there.`,
    },
  ],
  popular: [
    { service: "artwork-shipping", why: "Framed pictures and sculpture, packed by our staff." },
    { service: "posters-printing", why: "Posters for a show, a sale or a window." },
    { service: "insurance", why: "Coverage for what you can't easily replace." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
