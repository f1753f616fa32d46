import type { Service } from "../schema";

export const postcardPrinting = {
  id: "postcard-printing",
  slug: "postcard-printing",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Postcard Printing",
  summary: "Postcards for mailings, invitations and thank-you notes, laid out so the Postal Service can read them.",
  figure: "{print-standard-time}",
  city: "Concord Township",
  pageTitle: "Postcard Printing in Concord Township, Ohio",
  metaDescription:
    "Postcard printing in Concord Township: how to lay out the address side, which size and paper to choose, how to mail them, and how long it takes.",
  tags: ["invitation", "save the date", "thank-you cards", "reminder cards"],
  keywords: ["postcard printing", "direct mail postcards", "save the date cards", "appointment reminders", "mailing"],
  heroTitle: "Postcards for mailing and handing out",
  heroSubtitle: "Your message is seen without opening anything. We help you get both sides right.",
  heroImage: "/images/services/postcard-printing.svg",
  icon: "postcard",
  label: [
    { term: "Price", about: "price", details: ["By size, quantity and paper", "Postage is separate"] },
    {
      term: "Time",
      about: "time",
      details: ["Standard printing: {print-standard-time}", "Rush orders may cost extra"],
    },
    { term: "Bring", bring: ["A two-page PDF: picture side, address side", "How you plan to mail them"] },
    { term: "Proof", details: ["Both sides, approved by you"] },
    { term: "Good to know", details: ["Size decides the postage, so choose it first"] },
  ],
  content: [
    {
      heading: "Order postcards",
      tags: ["print postcards", "invitations", "save the dates", "thank you cards"],
      body: `Yes. We print postcards on both sides, from your file or with [design help](/copy-print/graphic-design).

- **Cost:** It depends on size, quantity and paper. [Call or message us](/contact-us) with those for a quote. Postage is separate.
- **Time:** Standard printing takes {print-standard-time} once you approve the proof. Mailing takes more time after that. Rush orders may cost extra.
- **Bring:** A two-page PDF, one page for each side, and how you plan to send them.`,
    },
    {
      heading: "Choose the size by how it travels",
      body: `- **To a list of names**: addressed cards with postage. The Postal Service has a lower postcard price, but only for rectangular cards within its size and thickness limits.
- **To every home on a route**: [Every Door Direct Mail](/home-business/every-door-direct-mail) needs no addresses, but it needs a larger piece.
- **By hand**: in orders, at events, at the door in person. Any size works.

Limits and rates change, so ask us or the post office before you settle on a size.`,
    },
    {
      heading: "The address side",
      body: `Put your message on the left half. Keep the right half for the address, with postage in the top right corner. Leave the strip along the bottom right empty, because the Postal Service prints a barcode there.

Use a light, plain background behind the address. Machines can't read it on dark photos and patterns.`,
    },
    {
      heading: "The picture side",
      body: `Use one strong picture, one short line, and one thing to do next. Let the picture run past the trim as bleed, and keep words away from the edge. Photos need about {print-resolution} at printed size.

Add an end date to an offer, so that people have a reason to act.`,
    },
    {
      heading: "Paper for the mail",
      body: `A postcard has no envelope, so it needs stiff paper. A thin card may fail the Postal Service's thickness rule. A coating protects the picture side. Leave the address side uncoated if you want to write or stamp on it.`,
    },
    {
      heading: "Check the proof",
      body: `Read the address side as carefully as the front: return address, phone, offer, end date. Nothing is printed until both sides are right. If the mailing date is fixed, tell us when you order.`,
    },
  ],
  features: [
    {
      icon: "envelope",
      title: "Print and mail",
      description: "We sell stamps and handle direct mail, so we can answer your mailing questions too.",
    },
    {
      icon: "check",
      title: "Two sides, one approval",
      description: "The proof shows front and back. We print when you approve both.",
    },
    {
      icon: "pen",
      title: "Design if you need it",
      description: "Bring a photo and the wording, and ask our graphic design service to lay out the card.",
    },
    {
      icon: "stamp",
      title: "Stamps here",
      description: "For a short list of names, buy postage here when you pick up the cards.",
    },
  ],
  faqGroups: ["postcards"],
  cta: {
    title: "Planning a mailing?",
    subtitle: "Tell us how many cards, who gets them and when they should arrive.",
    buttonText: "Ask about postcards",
    buttonLink: "/contact",
    icon: "postcard",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Service;
