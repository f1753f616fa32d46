import type { Service } from "../schema";

export const faxServices = {
  id: "fax-services",
  slug: "fax-services",
  section: "home-business",
  category: "document-services",
  serviceName: "Fax Services",
  summary: "Send a fax to a doctor, court or agency from our counter: bring the pages and the number.",
  city: "Concord Township",
  pageTitle: "Fax Services in Concord Township, Ohio",
  metaDescription:
    "Send a fax from our counter in Concord Township: what to bring, how to fill in a cover sheet, and what to do when the line is busy.",
  keywords: ["fax service", "send a fax", "fax near me", "fax documents", "cover sheet"],
  heroTitle: "Yes, you can still send a fax here",
  heroSubtitle: "Clinics, courts and agencies go on asking for one. Bring the pages and the number, and we send it.",
  heroImage: "/images/services/fax-services.svg",
  icon: "fax",
  label: [
    {
      term: "Bring",
      details: ["The pages, signed if needed", "The fax number with area code", "The recipient's name"],
    },
    { term: "Take along", details: ["Your pages", "The confirmation"] },
    { term: "Price", details: ["Ask us, with the page count ready"] },
    { term: "Good to know", details: ["A fax number is often not the phone number"] },
  ],
  content: [
    {
      heading: "Sending a fax here",
      body: `1. Come in during [store hours](/contact-us) with the pages and the number.
2. Fill in a cover sheet, or use the one the office gave you.
3. Read the number back aloud before it is dialed.
4. Ask for the confirmation, and keep it with your copy.

You keep the originals. Nothing has to be mailed afterward unless the office wants that as well.`,
      isFullWidth: true,
    },
    {
      heading: "The number is what goes wrong",
      body: `A fax goes where the digits say, and no name is checked at the other end. So read the number from the letter or website and not from memory.

- Use the **fax** line. Many letters print it in small type below the phone number.
- Bring the area code, even for an office down the road.
- For another country, ask us first, and bring the country code.
- When in doubt, call the office and have it read out.`,
    },
    {
      heading: "A cover sheet that helps",
      body: `In a busy office the cover sheet decides whose desk the pages land on. Write down:

- the person or department it is for
- your name and a phone number
- the case, claim or patient number, if there is one
- how many pages follow, counting the cover

Keep private details off the cover itself. It is the page that lies open in the tray.`,
    },
    {
      heading: "Pages that arrive readable",
      body: `Fax is black and white, and coarse. Dark ink on white paper comes through. Pencil, yellow marker, color backgrounds and small gray type often do not.

A photo of an ID tends to turn into a black square. Make a lighter [copy](/copy-print/copies) first. Take out staples, and put sticky notes aside.`,
    },
    {
      heading: "Fax, e-mail or post?",
      body: `Ask which one the office prefers. Fax suits a signed form that is due today. If e-mail or an upload page is allowed, a [scan](/home-business/document-scanning) is sharper and keeps color. If it must be the original with ink on it, send that by mail or by a tracked carrier.`,
    },
  ],
  features: [
    {
      icon: "fax",
      title: "No fax line at home",
      description: "You need neither a machine nor a subscription for the one fax you send in a year.",
    },
    {
      icon: "check",
      title: "Proof that it went",
      description:
        "Ask for the confirmation. It shows where the fax went and when, so keep it until the office has answered.",
    },
    {
      icon: "people",
      title: "Help if it is your first",
      description: "If you have never sent a fax, say so. We will go through the cover sheet and the number with you.",
    },
    {
      icon: "copies",
      title: "Copies in the same place",
      description: "Need a copy, a printout from your phone or a scan first? It is the same counter.",
    },
  ],
  faqGroups: ["fax"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
