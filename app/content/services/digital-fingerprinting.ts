import { amount, figure, price } from "../number-words.ts";
import type { Service } from "../schema";

export const digitalFingerprinting = {
  id: "digital-fingerprinting",
  section: "specialty",
  category: "additional-services",
  serviceName: "Digital Fingerprinting",
  messageSubject: "fingerprinting",
  summary: "For Ohio, FBI and Florida background checks.",
  plate: [{ ...figure("fingerprint-card"), after: "to" }, figure("fingerprint-florida-photo")],
  asks: {
    question: "What does your letter ask for?",
    answers: [
      { name: "Ohio", has: ["reason-code", "result-address"], lines: "Ohio" },
      { name: "Florida", has: ["florida-ori"], lines: "Florida" },
      { name: "A card", has: ["card-instructions"], lines: "Fingerprint card" },
    ],
  },
  priceOrTime: { before: "Ohio BCI check", ...figure("fingerprint-bci") },
  pageTitle: "BCI & FBI Fingerprinting",
  metaDescription: `By online appointment: Ohio BCI ${price("fingerprint-bci")}, FBI ${price("fingerprint-fbi")}, both ${price("fingerprint-bci-fbi")}. Florida Level 2 and cards too. Bring government photo ID and your reason code.`,
  otherNames: ["background check", "bci", "fbi"],
  tags: ["fingerprints", "livescan", "webcheck", "background check", "bci", "fbi", "fingerprint card", "fd-258 card"],
  keywords: [
    "digital fingerprinting",
    "BCI background check",
    "FBI background check",
    "Florida Level 2",
    "fingerprint card",
  ],
  heroTitle: "BCI and FBI fingerprinting, by appointment",
  heroSubtitle:
    "We take fingerprints for Ohio, FBI and Florida background checks, close to Mentor, Painesville and the rest of Lake County.",
  heroImage: "/images/services/digital-fingerprinting.svg",
  hero: "figure",
  icon: "fingerprint",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        { what: "Ohio BCI only", ...figure("fingerprint-bci") },
        { what: "Ohio FBI only", ...figure("fingerprint-fbi") },
        { what: "Ohio BCI and FBI", ...figure("fingerprint-bci-fbi") },
        { what: "Florida Level 2", ...figure("fingerprint-florida") },
        { what: "Florida Level 2 with photo", ...figure("fingerprint-florida-photo") },
        { what: "Fingerprint card", ...figure("fingerprint-card") },
      ],
    },
    {
      term: "Time",
      about: "time",
      details: [`The scan takes ${amount("fingerprint-time")}`],
    },
    {
      term: "Bring",
      bring: [
        { thing: "government-photo-id", whose: "That of the person being fingerprinted" },
        { thing: "request-letter" },
        { thing: "reason-code" },
        { thing: "result-address" },
        { thing: "florida-ori" },
        { thing: "card-instructions" },
      ],
    },
    { term: "Booking", about: "appointment", details: ["Online only, no walk-ins"] },
    {
      term: "At home",
      about: "before",
      details: ["Use hand lotion in the days before, but not right before you come"],
    },
  ],
  content: [
    {
      heading: "How fingerprinting works",
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
        "where are my results",
        "check status",
        "how long for results",
        "sent to my employer",
        "get my results",
        "results",
        "status",
        "how long",
        "when",
        "wait",
        "BCI results",
        "what should i bring",
        "need for fingerprints",
        "what id for fingerprints",
        "do I need my letter",
        "paperwork for fingerprints",
        "id for fingerprints",
        "social security card",
        "documents for fingerprints",
        "ID",
        "reason code",
        "what to bring",
        "driver's license",
        "documents",
        "get fingerprinted",
      ],
      body: `We take fingerprints through a partner, and you need an online appointment.

1. **Read your paperwork.** The employer, school or licensing board says which check it wants.
2. **Book online** for that check, well before your deadline.
3. **Come in at your appointment time.** How soon you get results is up to the agency, and we can't speed it up.`,
    },
    {
      heading: "Which check to choose",
      tags: [
        "all prices",
        "price list for fingerprints",
        "fingerprint card",
        "fd-258",
        "fd258",
        "ink prints",
        "ori number",
        "real estate license",
        "concealed carry",
        "gun permit",
        "fbi check",
        "fbi check for a job",
        "fbi check for employment",
        "fingerprints for teachers",
        "which fingerprint check for my job",
      ],
      body: `| Check | What it is | Price |
| Ohio BCI only | A search of Ohio records | ${price("fingerprint-bci")} |
| Ohio FBI only | A search of national records, for certain Ohio purposes only | ${price("fingerprint-fbi")} |
| Ohio BCI and FBI | Both, in one visit | ${price("fingerprint-bci-fbi")} |
| Florida Level 2 | For Florida, with your agency's ORI number | ${price("fingerprint-florida")} |
| Florida Level 2 with photo | Same, with a photo | ${price("fingerprint-florida-photo")} |
| Fingerprint card | Your prints on paper | ${price("fingerprint-card")} |`,
      isFullWidth: true,
    },
    {
      heading: "Your reason code",
      tags: ["reason code", "what code", "code for teachers", "code for nurses", "wrong code"],
      body: `An Ohio check needs a **reason code** from your employer or board, such as 3319.291 for teachers or 4723.09 for nurses. We can't choose it for you, so check the code and the mailing address before you confirm. If one is wrong, you'll pay for a second check (Ohio Attorney General, as of November 2026).`,
    },
    {
      heading: "FBI channeling has limits",
      tags: [
        "channeling",
        "not a citizen",
        "green card holder",
        "fbi for another country",
        "fbi check for a visa",
        "visa abroad",
        "move to another country",
      ],
      body: `With channeling, an approved company sends your prints to the FBI.

- Only **US citizens** and **lawful permanent residents** can use it.
- It can't be used for US employment or licensing.
- Results from channeling can't be shipped overseas.

If you aren't sure it fits your case, ask us before you book.`,
    },
    {
      heading: "Before your appointment",
      tags: [
        "dry fingers",
        "dry skin",
        "worn fingers",
        "hurt",
        "how long does it take",
        "cut finger",
        "cut on my finger",
        "burned finger",
        "bandage",
        "blister",
        "still get prints",
        "fingerprints wont scan",
        "prints will not scan",
        "fingerprints do not read",
      ],
      body: `Worn or dry skin is harder to scan. If a fingertip is cut or blistered, reschedule and let it heal first.`,
    },
  ],
  features: [
    {
      icon: "fingerprint",
      title: "No ink",
      description: "A scanner reads your prints, so you leave with clean hands.",
    },
  ],
  tools: ["fingerprint-check"],
  externalLinks: ["fingerprint-booking", "fingerprint-status"],
  faqGroups: ["fingerprinting"],
  cta: {
    title: "Not sure which check you need?",
    subtitle:
      "Tell us what your request letter says, and we'll find the check that matches. Your agency has the last word.",
    buttonText: "Ask about your letter",
    buttonLink: "/contact",
    icon: "fingerprint",
  },
  firstStep: "book",
  lastUpdated: "2026-11-28",
} as const satisfies Service;
