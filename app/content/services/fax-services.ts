import type { Service } from "../schema";

export const faxServices = {
  id: "fax-services",
  slug: "fax-services",
  section: "home-business",
  category: "document-services",
  serviceName: "Fax Services",
  summary: "Send a fax to a doctor, court or agency: bring the pages and the number.",
  city: "Concord Township",
  pageTitle: "Fax Services: Send a Fax",
  metaDescription:
    "Send a fax in Concord Township during store hours. Price by pages and where it goes; pay by cash or card. Bring the pages and the full fax number.",
  tags: ["fax", "send a fax", "fax machine"],
  keywords: ["fax service", "send a fax", "fax near me", "fax documents", "cover sheet"],
  heroTitle: "Send a fax in Concord Township",
  heroSubtitle: "Clinics, courts and agencies still ask for one. Bring the pages and the number, and we send it.",
  heroImage: "/images/services/fax-services.svg",
  icon: "fax",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "By page count and where it goes",
        "Call with both for a price",
        "Pay when it is sent, by cash or card",
      ],
    },
    {
      term: "Time",
      about: "time",
      details: ["Come in during store hours", "A busy line can take more than one try"],
    },
    {
      term: "Bring",
      bring: ["The pages, signed if needed", "The fax number with area code", "The name of the person or office"],
    },
    { term: "Good to know", details: ["A fax number is often not the phone number"] },
  ],
  content: [
    {
      heading: "Send a fax",
      tags: ["fax something", "fax my papers", "fax to a doctor", "fax to the government", "need to fax", "fax a form"],
      body: `We send your pages by fax, and you keep your originals.`,
    },
    {
      heading: "Get the number right",
      body: `A fax goes where the digits say, so take the number from the letter or website, not from memory.

- Use the **fax** number. Many letters print it in small type below the phone number.
- Bring the area code, even for an office nearby.
- For another country, bring the country code.
- Not sure? Call the office and have them read it to you.`,
    },
    {
      heading: "Fill in a cover sheet",
      tags: ["cover page", "cover sheet"],
      body: `In a busy office, the cover sheet decides whose desk the pages go to. Write down:

- the person or department it is for
- your name and a phone number
- the case, claim or patient number, if there is one
- how many pages follow, counting the cover sheet

Leave private details off it. Anyone at the machine can see it.`,
    },
    {
      heading: "Make pages easy to read",
      body: `A fax is black and white and loses detail. Dark ink on white paper comes through. Pencil, yellow marker, colored backgrounds and small gray type often don't.

A photo ID tends to turn into a black square, so make a lighter [copy](/copy-print/copies) first. Take out staples and sticky notes.`,
    },
    {
      heading: "Did it go through?",
      tags: ["proof it was sent", "did they get my fax"],
      body: `A fax confirmation shows that a machine at that number took the pages. It doesn't show that the right person has read them. If you have a deadline, call the office the next day.`,
    },
    {
      heading: "Fax, email or mail?",
      body: `The office decides. A fax is good for a signed form that is due today. If they take email or have an upload page, a [scan](/home-business/document-scanning) is sharper and keeps color. If they need the original with ink on it, send it by mail or by a carrier with tracking.`,
    },
  ],
  features: [
    {
      icon: "fax",
      title: "No fax line at home",
      description: "You don't need a machine or a subscription for the one fax you send in a year.",
    },
    {
      icon: "check",
      title: "No account needed",
      description: "Pay for the pages you send, by cash or card.",
    },
    {
      icon: "people",
      title: "Help if it is your first",
      description: "If you have never sent a fax, say so. We will go through the cover sheet and the number with you.",
    },
    {
      icon: "copies",
      title: "Copies in the same stop",
      description: "Need a copy, a printout from your phone or a scan first? We do those too.",
    },
  ],
  faqGroups: ["fax"],
  cta: {
    title: "A long fax, or one abroad?",
    subtitle: "Send the page count and the country, and get a price.",
    buttonText: "Get a fax price",
    buttonLink: "/contact",
    icon: "fax",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
