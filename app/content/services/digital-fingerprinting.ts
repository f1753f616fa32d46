import type { Service } from "../schema";

export const digitalFingerprinting = {
  id: "digital-fingerprinting",
  slug: "digital-fingerprinting",
  section: "specialty",
  category: "additional-services",
  serviceName: "Digital Fingerprinting",
  summary: "Fingerprints taken without ink for Ohio, FBI and Florida background checks, by online appointment.",
  figure: "checks from {fingerprint-bci.price}, by appointment",
  city: "Concord Township",
  pageTitle: "Fingerprinting, BCI {fingerprint-bci.price}",
  metaDescription:
    "By online appointment: Ohio BCI {fingerprint-bci.price}, FBI {fingerprint-fbi.price}, both {fingerprint-bci-fbi.price}. Florida Level 2 and cards too. Bring government photo ID and your reason code.",
  otherNames: ["background check", "bci", "fbi"],
  tags: ["fingerprints", "livescan", "webcheck", "background check", "bci", "fbi", "fingerprint card", "fd-258 card"],
  keywords: [
    "digital fingerprinting",
    "BCI background check",
    "FBI background check",
    "Florida Level 2",
    "fingerprint card",
  ],
  heroTitle: "Fingerprints for your background check",
  heroSubtitle:
    "By online appointment only. Taking the prints takes {fingerprint-time}. Ohio BCI is {fingerprint-bci.price}.",
  heroImage: "/images/services/digital-fingerprinting.svg",
  icon: "fingerprint",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "Ohio BCI only: {fingerprint-bci.price}",
        "Ohio FBI only: {fingerprint-fbi.price}",
        "Ohio BCI and FBI: {fingerprint-bci-fbi.price}",
        "Florida Level 2: {fingerprint-florida.price}",
        "Florida Level 2 with photo: {fingerprint-florida-photo.price}",
        "Fingerprint card: {fingerprint-card.price}",
      ],
    },
    {
      term: "Time",
      about: "time",
      details: ["Prints: {fingerprint-time}"],
    },
    {
      term: "Bring",
      bring: [
        { thing: "government-photo-id" },
        { thing: "request-letter" },
        { thing: "reason-code" },
        { thing: "result-address" },
        { thing: "florida-ori" },
        { thing: "card-instructions" },
      ],
    },
    { term: "Booking", about: "appointment", details: ["Online only, no walk-ins"] },
    { term: "Payment", details: ["Cash, credit card or debit card"] },
    { term: "At home", about: "before", details: ["Use hand lotion in the days before, but not right before"] },
  ],
  content: [
    {
      heading: "Get fingerprinted",
      tags: [
        "get fingerprints done",
        "fingerprints for work",
        "fingerprints for a license",
        "how to schedule",
        "how much time",
        "cancel",
        "reschedule",
        "how long does fingerprinting take",
        "no ink",
      ],
      body: `We take fingerprints for state and federal background checks, through a partner. You need an online appointment.

1. **Read your paperwork.** The employer, school or licensing board says which check it wants.
2. **Book online.** Choose that check, and enter your name as it is on your ID.
3. **Come in at your appointment time.** A scanner reads each finger, without ink. The agency decides how long the result takes.`,
    },
    {
      heading: "Which check to choose",
      tags: ["all prices", "price list for fingerprints", "fingerprint card", "fd-258"],
      body: `Choose the check that your letter asks for.

| Check | What it is |
| Ohio BCI only | A search of Ohio records |
| Ohio FBI only | National records, only for certain Ohio purposes |
| Ohio BCI and FBI | Both, in one visit |
| Florida Level 2 | Needs your agency's ORI number |
| Florida Level 2 with photo | With the required photo |
| Fingerprint card | Your prints on paper |`,
      isFullWidth: true,
    },
    {
      heading: "Bring the right code",
      tags: ["reason code", "what code", "code for teachers", "wrong code"],
      body: `An Ohio check needs a **reason code**: the section of law that calls for it. Teachers and nurses have different ones. Your employer or board gives it to you, and we can't choose it for you.

Check the code and the mailing address before you confirm. If an entry is wrong, the check is run again, and you pay again. (Ohio Attorney General, as of November 2026.)`,
    },
    {
      heading: "FBI channeling has limits",
      tags: ["channeling", "not a citizen", "fbi for another country"],
      body: `With channeling, an approved company sends your prints to the FBI. It has firm rules:

- Only **US citizens** and **lawful permanent residents** can use it.
- It can't be used for US employment or licensing.
- It can't be shipped overseas.

If you need channeling, call before you book. For a job or a license here, your employer or board says which check it requires.`,
    },
    {
      heading: "Before your appointment",
      tags: ["dry fingers", "dry skin", "worn fingers", "hurt", "how long does it take"],
      body: `Worn or dry skin is harder to scan. Use hand lotion in the days before, but not right before. If a fingertip is cut or blistered, move the appointment until it has healed.`,
    },
  ],
  features: [
    {
      icon: "fingerprint",
      title: "No ink",
      description: "A scanner reads your prints, so you leave with clean hands.",
    },
    {
      icon: "clock",
      title: "A booked time",
      description: "You book ahead, so you choose a time that works for you.",
    },
    {
      icon: "price",
      title: "Prices listed",
      description: "Each check has its price on this page, so you know the price when you book.",
    },
    {
      icon: "document",
      title: "Screen or paper",
      description: "Prints can go out digitally for a background check, or be printed on a card.",
    },
  ],
  tools: ["fingerprint-check"],
  externalLinks: ["fingerprint-booking", "fingerprint-status"],
  faqGroups: ["fingerprinting"],
  cta: {
    title: "Not sure which check you need?",
    subtitle: "Send us the wording of your request letter, and we will tell you if we offer that check.",
    buttonText: "Send us the wording",
    buttonLink: "/contact",
    icon: "fingerprint",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
