import type { Service } from "../schema";

export const businessCards = {
  id: "business-cards",
  slug: "business-cards",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Business Cards",
  summary: "Business cards printed from your file or your idea, with a proof to check before anything is printed.",
  figure: "{print-standard-time}",
  city: "Concord Township",
  pageTitle: "Business Card Printing",
  metaDescription:
    "Business cards printed in {print-standard-time} after you approve a proof. Bring a PDF, an old card or just the wording. Rush orders may cost extra.",
  tags: ["calling cards", "appointment cards"],
  keywords: ["business cards", "business card printing", "card design", "appointment cards", "Concord Township"],
  heroTitle: "Business cards in Concord Township",
  heroSubtitle:
    "Bring a finished file, an old card or just the wording. Standard printing takes {print-standard-time}.",
  heroImage: "/images/services/business-cards.svg",
  icon: "card",
  label: [
    { term: "Price", about: "price", details: ["By quantity, paper and printed sides", "Call with those for a quote"] },
    {
      term: "Time",
      about: "time",
      details: ["Standard printing: {print-standard-time} after you approve the proof", "Rush orders may cost extra"],
    },
    {
      term: "Bring",
      bring: ["Your file, preferably a PDF", "Or an old card and the new wording", "The date you need them"],
    },
  ],
  content: [
    {
      heading: "Order business cards",
      tags: ["order cards", "make business cards", "need business cards"],
      body: `We print from your file, or help with the [design](/copy-print/graphic-design) if you don't have one. Nothing is printed until you approve it.`,
    },
    {
      heading: "What belongs on a card",
      body: `A card is small, and white space helps. These five usually do the job:

- Your name
- What you do, in words a stranger understands
- One phone number you answer
- One email address
- Your website or street address

Put hours, a map or a list of services on the back.`,
    },
    {
      heading: "Paper and finish",
      tags: ["glossy", "matte", "thick cards", "card paper"],
      body: `Business cards go on cover stock, the stiff kind of paper. A glossy coating makes photos and dark colors shine, but a pen smears on it. An uncoated card takes a pen, which matters for appointments. Matte is in between.

Papers change, so choose yours when you order.`,
    },
    {
      heading: "Bleed, trim and safe area",
      body: `Cards are printed on larger sheets and then cut. The paper can shift a little under the blade, so a good file allows for it.

- **Trim** is where the card is cut. It is the finished size.
- **Bleed** is color that runs past the trim, usually by {print-bleed} on each side. Without it, a thin white line can show at the edge.
- **Safe area** is inside the trim. Keep text and logos at least {print-bleed} from the cut.

A white card with nothing touching the edge needs no bleed. Skip thin borders near the edge, because they show every small shift.`,
    },
    {
      heading: "Check the proof like a stranger",
      body: `It is easy to miss a mistake in your own name. Call the phone number, type in the web address, and send an email to the address. Then let somebody else read the card out loud. We print what you approve.`,
    },
  ],
  features: [
    {
      icon: "check",
      title: "You see it first",
      description: "You read the card before the whole order is printed.",
    },
    {
      icon: "pen",
      title: "No file, no problem",
      description: "If you have only an idea or a faded old card, our graphic design service can make the file.",
    },
    {
      icon: "people",
      title: "Talk it over",
      description: "Coated or uncoated, one side or two: decide with somebody at the counter.",
    },
    {
      icon: "store",
      title: "Serving the area since {since-year}",
      description: "We are a locally owned, family-run store in Concord Township.",
    },
  ],
  faqGroups: ["business-cards"],
  cta: {
    title: "Tell us about your cards",
    subtitle: "How many, one side or two, and the date you need them: that is enough to start.",
    buttonText: "Get a card quote",
    buttonLink: "/contact",
    icon: "card",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
