import type { Service } from "../schema";

export const digitalFingerprinting = {
  id: "digital-fingerprinting",
  slug: "digital-fingerprinting",
  section: "specialty",
  category: "additional-services",
  serviceName: "Digital Fingerprinting",
  summary: "Fingerprints taken without ink for Ohio, FBI and Florida background checks, by online appointment.",
  city: "Concord Township",
  pageTitle: "Digital Fingerprinting in Concord Township, Ohio",
  metaDescription:
    "Digital fingerprinting by online appointment in Concord Township: Ohio BCI, FBI, Florida Level 2 and printed cards, with prices and what to bring.",
  keywords: [
    "digital fingerprinting",
    "BCI background check",
    "FBI background check",
    "Florida Level 2",
    "fingerprint card",
  ],
  heroTitle: "Fingerprints for your background check",
  heroSubtitle:
    "Book the appointment online, bring your ID and your papers, and the scan itself is done {fingerprint-time}.",
  heroImage: "/images/services/digital-fingerprinting.svg",
  icon: "fingerprint",
  label: [
    {
      term: "Price",
      details: [
        "Ohio BCI only: {fingerprint-bci}",
        "Ohio FBI only: {fingerprint-fbi}",
        "Ohio BCI and FBI: {fingerprint-bci-fbi}",
        "Florida Level 2: {fingerprint-florida}",
        "Florida Level 2 with photo: {fingerprint-florida-photo}",
        "Fingerprint card: {fingerprint-card}",
      ],
    },
    { term: "Time", details: ["Capture takes {fingerprint-time}"] },
    { term: "Appointment", details: ["Online only"] },
    { term: "Not accepted", details: ["Walk-ins"] },
    {
      term: "Bring",
      details: ["Current government photo ID", "Reason code or request letter", "Mailing address for results"],
    },
  ],
  content: [
    {
      heading: "How it works",
      body: `We take fingerprints for state and federal background checks, which run through a partner. You need a booked time, because we cannot take walk-ins.

1. **Read your paperwork.** The employer, school or licensing board says which check it wants.
2. **Book the appointment online.** Pick that same check, and enter your details as your ID shows them.
3. **Come in at your time.** Bring the ID, the reason code and the address that should get the result.
4. **Have your prints taken.** A scanner reads each finger, without ink, {fingerprint-time}.

To cancel or to look up a status, go back to the booking site.`,
      isFullWidth: true,
    },
    {
      heading: "Which check to choose",
      body: `The party that asked for the check decides this, so choose what its letter says.

- **Ohio BCI only**, {fingerprint-bci}: a search of Ohio records.
- **Ohio FBI only**, {fingerprint-fbi}: a search of national records, for the Ohio purposes that allow it.
- **Ohio BCI and FBI**, {fingerprint-bci-fbi}: both, from one visit.
- **Florida Level 2**, {fingerprint-florida}, or {fingerprint-florida-photo} with the required photo: for people who work or apply for a license in Florida.
- **Fingerprint card**, {fingerprint-card}: your prints on paper, for an agency that wants a card.`,
    },
    {
      heading: "Bring the right code",
      body: `An Ohio check carries a **reason code**: the section of law that calls for it. Teachers and nurses have different ones. Your employer or board supplies it, and we cannot choose it for you.

Check the code and the mailing address before you confirm. If either is wrong, Ohio gives no credit: the check is run again and paid for again.`,
    },
    {
      heading: "FBI channeling has limits",
      body: `Channeling is a route by which an approved company sends prints to the FBI. It suits some personal needs, and it has firm rules:

- Only **US citizens** and **lawful permanent residents** may use it.
- It cannot be used for US employment or licensing.
- It cannot be shipped overseas.

Need an FBI check for a job or a license here? Ask the employer or board which route it requires.`,
    },
    {
      heading: "Hands that scan well",
      body: `A scanner reads ridges, so worn or dry skin is harder to read. Use hand lotion in the days before, but not just before the scan. Come with clean, dry hands. If a fingertip is cut or blistered, move the appointment until it has healed.`,
    },
  ],
  features: [
    {
      icon: "fingerprint",
      title: "No ink",
      description: "The scanner shows the print at once, so a smudge is seen and taken again while you are still here.",
    },
    {
      icon: "clock",
      title: "Your own time",
      description: "Every visit is booked ahead, so you pick the hour that fits your day and plan around it.",
    },
    {
      icon: "price",
      title: "Prices in the open",
      description:
        "Each check has its price on this page. Compare it with what your employer asked for before you book.",
    },
    {
      icon: "document",
      title: "Screen or paper",
      description: "Prints can go out digitally for a background check, or be printed on a card that you take along.",
    },
  ],
  externalLinks: ["fingerprint-booking", "fingerprint-status"],
  faqGroups: ["fingerprinting"],
  cta: {
    title: "Not sure which check you need?",
    subtitle:
      "Send us the wording of your request letter before you book, and we will tell you if we offer that check.",
    buttonText: "Ask about fingerprinting",
    buttonLink: "/contact",
    icon: "fingerprint",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
