import type { Service } from "../schema";

export const businessCards = {
  id: "business-cards",
  slug: "business-cards",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Business Cards",
  summary: "Business cards printed from your file or your idea, with a proof to check before anything is printed.",
  city: "Concord Township",
  pageTitle: "Business Card Printing in Concord Township",
  metaDescription:
    "Order business cards in Concord Township: what to put on them, how to set up the file, which paper to choose, and how long printing takes.",
  keywords: ["business cards", "business card printing", "card design", "appointment cards", "Concord Township"],
  heroTitle: "Business cards that read at a glance",
  heroSubtitle:
    "Bring a finished file, an old card or just the wording. You check a proof before a single card is printed.",
  heroImage: "/images/services/business-cards.svg",
  icon: "card",
  label: [
    { term: "Time", details: ["{print-standard-time} for standard printing", "Rush orders may cost extra"] },
    {
      term: "Bring",
      details: ["Your file, best as a PDF", "Or an old card and the new wording", "The date you need them"],
    },
    { term: "Proof", details: ["You approve it before we print"] },
    { term: "Price", details: ["Depends on quantity, paper and sides", "Ask for a quote"] },
  ],
  content: [
    {
      heading: "How an order goes",
      body: `1. Tell us how many cards, one side or two, and when you need them.
2. Give us your file, or ask about [design help](/copy-print/graphic-design) if there is none yet.
3. Read the proof. Nothing is printed until you approve it.
4. Standard printing takes {print-standard-time}. A rush order may cost extra, so ask early.`,
    },
    {
      heading: "What belongs on a card",
      body: `A card is small, and white space helps people find what they need. These five usually do the job:

- Your name
- What you do, in words a stranger understands
- One phone number you answer
- One e-mail address
- Your website or street address

Leave out the fax number nobody uses. Put opening hours, a map or a list of services on the back.`,
    },
    {
      heading: "Bleed, trim and safe area",
      body: `Cards are printed on larger sheets and then cut. A stack of paper shifts a hair under the blade, so a good file allows for it with three lines.

- **Trim** is where the card is cut. It is the finished size.
- **Bleed** is color that runs past the trim, usually by an eighth of an inch on each side. Without it, a thin white sliver can show at the edge.
- **Safe area** is the zone inside the trim. Keep text and logos at least an eighth of an inch from the cut.

A white card with nothing touching the edge needs no bleed. Thin borders close to the edge are a poor idea on any card, because the eye sees at once when one side is wider.`,
      isFullWidth: true,
    },
    {
      heading: "Paper and finish",
      body: `Business cards are printed on cover stock, the stiff kind of paper. A glossy coating makes photos and dark colors glow, but a pen smears on it. An uncoated card takes a pen, which matters if you write appointments on the back. Matte sits between the two.

Ask us which papers we have for your order.`,
    },
    {
      heading: "Check the proof like a stranger",
      body: `Your eye skips your own name. So do it by hand: dial the phone number, type the web address, send a mail to the address. Then let somebody else read the card aloud. What you approve is what gets printed.`,
    },
  ],
  features: [
    {
      icon: "check",
      title: "You see it first",
      description: "Every card order waits for your approval of the proof, so there are no surprises in the box.",
    },
    {
      icon: "pen",
      title: "No file, no problem",
      description: "If you have only an idea or a faded old card, ask about graphic design at the same counter.",
    },
    {
      icon: "people",
      title: "A person to ask",
      description: "Coated or uncoated, one side or two: talk it over with somebody instead of guessing on a website.",
    },
    {
      icon: "store",
      title: "Here since {since-year}",
      description: "We are a family-run store in Concord Township, so questions get answered face to face.",
    },
  ],
  faqGroups: ["business-cards"],
  cta: {
    title: "Tell us about your cards",
    subtitle: "How many, one side or two, and the date you need them: that is enough to start.",
    buttonText: "Ask for a card quote",
    buttonLink: "/contact",
    icon: "card",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
