import type { Service } from "../schema";

export const faxServices = {
  id: "fax-services",
  section: "home-business",
  category: "document-services",
  serviceName: "Fax Services",
  summary: "Send a fax to a doctor, a court or an agency.",
  pageTitle: "Fax Services: Send a Fax",
  metaDescription:
    "Send a fax in Concord Township during store hours. Price by pages and where it goes. Bring the pages and the full fax number.",
  tags: ["fax", "send a fax", "fax machine"],
  keywords: ["fax service", "send a fax", "fax near me", "fax documents", "cover sheet"],
  heroTitle: "Send a fax in Concord Township",
  heroSubtitle: "Clinics, courts and agencies still ask for one.",
  heroImage: "/images/services/fax-services.svg",
  icon: "fax",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["By page count and where it goes", "Call with both for a price"],
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
  ],
  content: [
    {
      heading: "Send a fax",
      tags: [
        "fax something",
        "fax my papers",
        "fax to a doctor",
        "fax to the government",
        "need to fax",
        "fax a form",
        "how do I fax",
        "what to bring to fax",
        "need to fax papers",
        "use your fax",
        "sending",
        "fax number",
        "send a fax",
        "how to fax",
        "what do I need",
        "fax documents",
        "cover sheet",
      ],
      body: `Bring the pages and the full fax number, and keep your originals. Is it on your phone? Call to ask how soon we can print it.`,
    },
    {
      heading: "Get the number right",
      tags: ["fax to another country", "international fax number", "country code fax", "wrong fax number"],
      body: `- Use the **fax** number. Many letters print it in small type below the phone number.
- For another country, bring the country code.
- Not sure? Call the office and have them read it to you.`,
    },
    {
      heading: "Fill in a cover sheet",
      tags: ["cover page", "cover sheet"],
      body: `Write down who it is for, your name and phone number, the case, claim or patient number, and how many pages follow. Leave private details off it. Anyone at the machine can see it.`,
    },
    {
      heading: "Make pages easy to read",
      tags: ["fax a photo id", "fax my license", "fax too dark", "fax not readable", "blurry fax"],
      body: `Pencil, yellow marker, colored backgrounds and small gray type often don't come through. A photo ID tends to turn into a black square, so make a lighter [copy](/copy-print/copies) first.`,
    },
    {
      heading: "Did it go through?",
      tags: [
        "proof it was sent",
        "did they get my fax",
        "did my fax go through",
        "did it go thru",
        "proof of fax",
        "fax receipt page",
        "confirm they got it",
        "confirmation page",
        "confirmation",
        "proof",
        "fax receipt",
        "went through",
        "prove",
        "did my fax go",
        "fax confirmation",
        "confirmation sheet",
      ],
      body: `A fax confirmation shows that a machine at that number took the pages, not that the right person has read them. If you have a deadline, call the office the next day.`,
    },
    {
      heading: "Fax, email or mail?",
      tags: ["fax or email", "can I email it instead of fax"],
      body: `If they take email or have an upload page, a [scan](/home-business/document-scanning) is sharper and keeps color. If they need the original, send it by mail or by a carrier with tracking.`,
    },
  ],
  features: [
    {
      icon: "fax",
      title: "No fax line at home",
      description: "You don't need a machine for the one fax you send in a year.",
    },
    {
      icon: "check",
      title: "No account needed",
      description: "Pay for the pages you send.",
    },
    {
      icon: "people",
      title: "Is it your first fax?",
      description: "Ask us what goes on the cover sheet.",
    },
    {
      icon: "copies",
      title: "Copies in the same stop",
      description: "We do copies and scans too.",
    },
  ],
  faqGroups: ["fax"],
  cta: {
    title: "A long fax, or one abroad?",
    subtitle: "Send the page count and the country, and get a price.",
    buttonText: "Get a fax price",
    buttonLink: "/contact",
    icon: "fax",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
