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
  pageTitle: "Postcard Printing",
  metaDescription:
    "Postcards printed on both sides in {print-standard-time} after you approve a proof. Bring a two-page PDF. Postage is separate. Rush orders may cost extra.",
  tags: ["invitation", "save the date", "thank-you cards", "reminder cards"],
  keywords: ["postcard printing", "direct mail postcards", "save the date cards", "appointment reminders", "mailing"],
  heroTitle: "Postcard printing",
  heroSubtitle: "Postcards for mailing and handing out, printed in {print-standard-time} after you approve the proof.",
  heroImage: "/images/services/postcard-printing.svg",
  icon: "postcard",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["By size, quantity and paper", "Call with those for a quote", "Postage is separate"],
    },
    {
      term: "Time",
      about: "time",
      details: [
        "Standard printing: {print-standard-time} after you approve both sides of the proof",
        "Mailing takes more time after that",
        "Rush orders may cost extra",
      ],
    },
    { term: "Bring", bring: ["A two-page PDF: picture side, address side", "How you plan to mail them"] },
    { term: "Good to know", details: ["Size decides the postage, so choose it first"] },
  ],
  content: [
    {
      heading: "Order postcards",
      tags: ["print postcards", "invitations", "save the dates", "thank you cards"],
      body: `We print postcards on both sides, from your file or with [design help](/copy-print/graphic-design).`,
    },
    {
      heading: "Choose the size by how you send it",
      body: `- **To a list of names**: addressed cards with postage. The Postal Service has a lower postcard price, but only for rectangular cards within its size and thickness limits.
- **To every home on a route**: [Every Door Direct Mail](/home-business/every-door-direct-mail) needs no addresses, but it needs a larger piece.
- **By hand**: in orders, at events, at the door in person. Any size works.

Limits and rates change, so check with the post office before you settle on a size.`,
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
      body: `Read the address side as carefully as the front: return address, phone, offer, end date. If the mailing date is fixed, tell us when you order.`,
    },
  ],
  features: [
    {
      icon: "envelope",
      title: "Print and mail",
      description: "We also sell stamps and offer direct mail, so you can print and mail from one place.",
    },
    {
      icon: "check",
      title: "Front and back",
      description: "You see both sides before the whole order is printed.",
    },
    {
      icon: "pen",
      title: "Design if you need it",
      description: "Bring a photo and the wording, and our graphic design service can lay out the card.",
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
    buttonText: "Get a postcard quote",
    buttonLink: "/contact",
    icon: "postcard",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
