import { amount, digits } from "../number-words.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const postcardPrinting = {
  id: "postcard-printing",
  section: "copy-print",
  order: 60,
  category: "copy-print",
  serviceName: "Postcard Printing",
  summary: "For mailings, invitations and thank-you notes.",
  pageTitle: "Postcard Printing",
  metaDescription: `Postcards printed on both sides in ${amount("print-standard-time")} after you approve a proof. Bring a two-page PDF. Postage is separate. Rush orders may cost extra.`,
  tags: ["invitation", "save the date", "thank-you cards", "reminder cards"],
  keywords: ["postcard printing", "direct mail postcards", "save the date cards", "appointment reminders", "mailing"],
  heroTitle: "Postcard printing",
  heroSubtitle: "We print postcards on both sides, for mailing and for handing out.",
  heroImage: "/images/services/postcard-printing.svg",
  hero: "form",
  icon: "postcard",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("size, quantity and paper"), "Postage is separate"],
    },
    {
      term: "Time",
      about: "time",
      details: [
        `Standard printing: ${amount("print-standard-time")} after you approve the proof`,
        "Allow extra time for mailing",
        "Rush orders may cost extra",
      ],
    },
    { term: "Bring", bring: ["A two-page PDF: picture side, address side", "How you plan to mail them"] },
  ],
  content: [
    {
      heading: "Order postcards",
      tags: [
        "print postcards",
        "invitations",
        "save the dates",
        "thank you cards",
        "thank you postcards",
        "when will my postcards be ready",
        "how long for postcards",
        "save the dates ready",
        "turnaround",
        "mail",
        "how long",
        "ready",
        "save the date",
      ],
      body: `We print invitations, reminders and thank-you notes from your file, or with [design help](/copy-print/graphic-design).`,
    },
    {
      // Presorted cards: 500 pieces or more, up to 6 by 9 inches (dbcalc.usps.com, postalpro.usps.com, checked 2026-11-27).
      heading: "Choose the size by how you send it",
      tags: ["round corners", "die cut", "shape", "postage", "square", "rounded corners", "odd shape"],
      body: `- **Stamped, to a list**: USPS has a lower price for rectangular cards on stiff paper, from ${digits("usps-postcard-least-height")} by ${digits("usps-postcard-least-length")} to ${digits("usps-postcard-most-height")} by ${amount("usps-postcard-most-length")}.
- **Presorted, to several hundred**: larger cards can go at the postcard price, if you sort them the way USPS asks.
- **To every home on a route**: [Every Door Direct Mail](/home-business/every-door-direct-mail) needs no addresses, but it needs a larger piece.
- **Handed out**: any size works.`,
    },
    {
      heading: "The address side",
      tags: ["where does the address go on a postcard", "postcard layout", "postcard barcode"],
      body: `The message goes on the left half and the address on the right, with the postage in the top right corner. Leave the strip at the bottom right empty, because USPS prints a barcode there.`,
    },
    {
      heading: "The picture side",
      tags: ["postcard photo", "postcard picture"],
      body: `All you need is one strong picture and one short line. Run the picture past the trim line as bleed, and use a photo with about ${amount("print-resolution")} at printed size.`,
    },
    {
      heading: "Paper for the mail",
      tags: [
        "postcard paper",
        "postcard thickness",
        "card stock for postcards",
        "can i write on a glossy postcard",
        "thank you notes",
        "writable",
        "paper",
        "handwriting",
        "glossy",
        "matte",
        "pen",
      ],
      body: `A postcard has no envelope, so it needs stiff paper. Leave the address side uncoated if you want to write or stamp on it.`,
    },
  ],
  features: [
    {
      icon: "pen",
      title: "Design if you need it",
      description: "No file? Bring a photo and the wording, and we can lay out the card.",
    },
  ],
  faqGroups: ["postcards"],
  cta: {
    title: "Planning a mailing?",
    subtitle: "Tell us how many you need, who gets them and when they should arrive.",
    buttonText: "Ask for a postcard quote",
    buttonLink: "/contact",
    icon: "postcard",
  },
  closing: {
    title: "No list of addresses?",
    subtitle: "Every Door Direct Mail reaches every home on a route, with a larger piece.",
    buttonText: "See Every Door Direct Mail",
    buttonLink: "/home-business/every-door-direct-mail",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
