import type { Area } from "../schema";

export const willoughbyArea = {
  id: "willoughby",
  category: "core",
  serviceName: "Pack, ship and print for Willoughby",
  slug: "willoughby",
  city: "Willoughby",
  county: "Lake County",
  geo: { lat: 41.64529, lng: -81.41435 },
  miles: 8.6,
  heading: "W",
  summary: "Framed pictures, show posters and gifts with a story, packed and printed for Willoughby.",
  pageTitle: "Art Shipping and Poster Printing for Willoughby, Ohio",
  metaDescription:
    "From Willoughby with a picture under your arm: how framed art is packed, what insurance asks for, and how soon a poster for your show is ready.",
  keywords: ["Willoughby art shipping", "poster printing Willoughby", "Willoughby Ohio shipping", "framed art packing"],
  heroTitle: "Pictures, posters and other flat treasures",
  heroSubtitle: "For people in and around Willoughby who make things, hang things or send them to those who do.",
  heroImage: "/images/areas/willoughby.svg",
  content: [
    {
      heading: "From a downtown wall to another city",
      body: `Willoughby has an older downtown that invites a stroll, and a stroll is how people come home with a print they had not planned on. Getting it to a daughter in Oregon is a different skill. That skill is what this page is about.`,
    },
    {
      heading: "How should a framed picture be packed?",
      body: `Bring it bare. Tape and bubble wrap stuck straight onto a frame do harm of their own.

- Glass is masked with tape in a grid, so that a crack stays put.
- Corners take the knocks, so they get guards.
- The frame rides in the middle of the carton, touching no side.

An unframed print travels best rolled in a stiff tube. [More on shipping art](/pack-ship/artwork-shipping)`,
    },
    {
      heading: "It is not a Rembrandt. Should I still insure it?",
      body: `Ask yourself whether you could buy it again. Carriers limit what they pay for art, often severely, and third-party cover fills that gap up to {insurance-limit} per package. You need a receipt, an appraisal or an invoice, and our staff must do the packing. A shipment valued over {insurance-signature} is handed over only against an adult's signature.`,
    },
    {
      heading: "Posters for the show itself",
      body: `We print up to {poster-width} wide, and posters take {print-poster-time}. Since you come from the western side of the county, agree on the proof first and drive once, with the pictures to be shipped in the trunk.`,
    },
  ],
  features: [
    { title: "Value on paper", description: "A dated receipt beats the best memory when a claim has to be made." },
    {
      title: "Measured with the frame",
      description: "Take height, width and depth over the molding when you ask for a price.",
    },
    { title: "Large and small print", description: "The wall poster and the invitation card can share one design." },
  ],
  popular: [
    { service: "artwork-shipping", why: "Canvas, glass and gilt each want a different kind of box." },
    { service: "posters-printing", why: "Announces an opening or a street event at a size people notice." },
    { service: "postcard-printing", why: "A picture on one side and the dates on the other fill a small show." },
    { service: "insurance", why: "The carrier's own limit for art rarely matches what you paid." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
