import type { Area } from "../schema";

export const painesvilleArea = {
  id: "painesville",
  category: "core",
  serviceName: "Pack, ship and print for Painesville",
  slug: "painesville",
  city: "Painesville",
  county: "Lake County",
  geo: { lat: 41.72164, lng: -81.25836 },
  miles: 3.5,
  heading: "N",
  labelSide: "E",
  summary:
    "Straight south of Painesville: copies, scans, faxes, fingerprints and shipping for papers that have to be filed.",
  pageTitle: "Copies & Fax, Painesville",
  metaDescription:
    "South of Painesville: copies, scans and faxes during store hours, printing in {print-standard-time}. Fingerprints by online appointment, Ohio BCI {fingerprint-bci.price}.",
  keywords: ["Painesville copies", "Painesville fax", "fingerprinting near Painesville", "Painesville shipping"],
  heroTitle: "Copies, fax and scanning near Painesville",
  heroSubtitle:
    "Courts, clerks and boards ask for copies, scans and fingerprints. Our store is straight south of town.",
  heroImage: "/images/areas/painesville.svg",
  content: [
    {
      heading: "Our closest neighbor",
      body: `Painesville is the county seat of Lake County and the town nearest to us. Concord Township shares your ZIP code, 44077. Come in for a single copy or fax if you like.`,
    },
    {
      heading: "Copy, scan, print or fax",
      body: `- Make [copies](/copy-print/copies) of signed pages.
- [Scan](/home-business/document-scanning) paper into a file you can email.
- [Print](/copy-print/document-printing) what is only on your phone. Standard printing takes {print-standard-time}, so call and ask how soon.
- Send a [fax](/home-business/fax-services), if the office takes one.

Find out what the office accepts. One may want the original, another a scan. We can't give legal advice.`,
    },
    {
      heading: "Fingerprints by appointment",
      body: `You book online, because we can't take walk-ins. Your employer or board gives you two things: the reason code, and the address for the result. An Ohio BCI check is {fingerprint-bci.price}. See [digital fingerprinting](/specialty/digital-fingerprinting).`,
    },
    {
      heading: "Sending a paper you can't replace",
      body: `Scan it first. Put it between two stiff boards in a flat mailer, then choose a service with tracking and a signature. Keep the receipt with the scan. If it has to be notarized, call about [the notary](/home-business#notary).`,
    },
  ],
  features: [
    { title: "One page is enough", description: "A single page to fax or copy is a good reason to come in." },
    {
      title: "Check before you leave",
      description: "Look at each copy, especially stamps, seals and signatures near an edge.",
    },
    { title: "From copy to carrier", description: "We can ship the page you copied in the same visit." },
  ],
  popular: [
    { service: "digital-fingerprinting", why: "For licenses and jobs that ask for a state or federal check." },
    { service: "document-scanning", why: "Keep a file of each paper before it goes to the clerk." },
    { service: "fax-services", why: "For offices that still want a fax." },
    { service: "usps-services", why: "For notices that have to go by mail." },
  ],
  faqs: [],
  lastUpdated: "2026-11-23",
} as const satisfies Area;
