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
  summary: "Copies, scans, faxes and fingerprints for people with papers to file in the county seat.",
  pageTitle: "Copies, Fax, Fingerprints and Shipping near Painesville",
  metaDescription:
    "Papers to file in Painesville? Copy, scan, fax, print and ship them at our Concord Township counter, and book fingerprinting before you come.",
  keywords: ["Painesville copies", "Painesville fax", "fingerprinting near Painesville", "Painesville shipping"],
  heroTitle: "Paperwork from the county seat",
  heroSubtitle: "Courts, clerks and boards ask for copies, scans and prints of all kinds. We are just south of town.",
  heroImage: "/images/areas/painesville.svg",
  content: [
    {
      heading: "Where Lake County keeps its files",
      body: `Painesville is the county seat, so a good many errands there end with a form in your hand. Some are due the same day. Our counter in Concord Township is a short hop south, so a missing copy need not mean another day lost.`,
    },
    {
      heading: "The clerk wants it in another form. What can you do?",
      body: `- Make [copies](/copy-print/copies) of signed pages.
- [Scan](/home-business/document-scanning) paper into a file that can be emailed.
- [Print](/copy-print/document-printing) what is only on your phone.
- Send a [fax](/home-business/fax-services), which some offices still ask for.

Find out first what the office takes. One clerk insists on the original, another is happy with a scan. We handle the paper and leave legal advice to people who may give it.`,
    },
    {
      heading: "Fingerprints by appointment",
      body: `Background checks start with an online booking, and walk-ins are not accepted. Ask your employer or board for two things beforehand: the reason code, and the address the results go to. Both are awkward to look up at the counter. [The fingerprinting page](/specialty/digital-fingerprinting) has the price of each check.`,
    },
    {
      heading: "Sending a paper that cannot be replaced",
      body: `Scan it before it leaves your hands. Slip it between two stiff boards in a flat mailer, then choose a service with tracking and a signature. Keep the receipt with the scan.`,
    },
  ],
  features: [
    { title: "Nothing is too short", description: "One page to fax or a single copy is a fine reason to come in." },
    {
      title: "Check before you leave",
      description: "Look each copy over on the spot, especially stamps, seals and signatures near an edge.",
    },
    {
      title: "From copy to carrier",
      description: "The page you copied can be put in a mailer and sent in the same visit.",
    },
  ],
  popular: [
    { service: "digital-fingerprinting", why: "Many licenses and school jobs ask for a state or federal check." },
    { service: "document-scanning", why: "Keep a file of every filing before the paper goes to the clerk." },
    { service: "fax-services", why: "Few people own a machine, yet agencies go on printing fax numbers." },
    { service: "usps-services", why: "Notices that must be mailed are usually meant for the Postal Service." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
