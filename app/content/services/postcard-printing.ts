import type { Service } from "../schema";

export const postcardPrinting = {
  id: "postcard-printing",
  slug: "postcard-printing",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Postcard Printing",
  summary: "Postcards for mailings, invitations and thank-you notes, laid out so the Postal Service can read them.",
  city: "Concord Township",
  pageTitle: "Postcard Printing in Concord Township, Ohio",
  metaDescription:
    "Postcard printing in Concord Township: how to lay out the address side, which size and paper to choose, how to mail them, and how long it takes.",
  keywords: ["postcard printing", "direct mail postcards", "save the date cards", "appointment reminders", "mailing"],
  heroTitle: "Postcards nobody has to open",
  heroSubtitle: "The message is out in the open the moment it leaves the mailbox. We help you get both sides right.",
  heroImage: "/images/services/postcard-printing.svg",
  icon: "postcard",
  label: [
    { term: "Time", details: ["{print-standard-time}, standard", "Rush orders may cost extra"] },
    { term: "Bring", details: ["A two-page PDF: picture side, address side", "How you plan to mail them"] },
    { term: "Proof", details: ["Both sides, approved by you"] },
    { term: "Price", details: ["By size, quantity and paper", "Postage is separate"] },
    { term: "Good to know", details: ["Size decides the postage, so choose it first"] },
  ],
  content: [
    {
      heading: "Start with how it will travel",
      body: `Decide on the delivery before the design. It sets the size.

- **To a list of names**: addressed cards with a stamp or other postage. The Postal Service has a lower postcard price, but only for rectangular cards within its size and thickness limits.
- **To every home on a route**: [Every Door Direct Mail](/home-business/every-door-direct-mail) needs no addresses, but wants a larger piece than a classic postcard.
- **By hand**: on counters, in orders, at the door in person. Any size works.

The limits and rates change from time to time, so ask us or the post office for the current ones before you settle on a size.`,
      isFullWidth: true,
    },
    {
      heading: "The address side",
      body: `Sorting machines read this side, so give them room. Put your message on the left half. Keep the right half for the address, with postage in the top right corner. Leave the strip along the bottom right empty, since a barcode is printed there.

Use a light, plain background behind the address. Dark photos and patterns confuse the scanner.`,
    },
    {
      heading: "The picture side",
      body: `One strong picture, one short line, one thing to do next. Carry the picture past the trim as bleed. Hold words back from the edge, in the safe area. Photos need about 300 dots per inch at printed size.

Add an end date to an offer and the reader has a reason to act.`,
    },
    {
      heading: "Paper that survives the trip",
      body: `A postcard rides without an envelope, so it needs stiff cover stock. A flimsy card may fail the Postal Service's thickness rule. A coating on the picture side guards against scuffs. Leave the address side uncoated if you will write on it by hand or use rubber stamps.`,
    },
    {
      heading: "Proof, then production",
      body: `We print after you approve the proof, and standard printing takes {print-standard-time}. Read the address side as carefully as the front: return address, phone, offer, end date. Add time for the mail itself. If the drop date is fixed, say so at the start, because rush printing can add to the price.`,
    },
  ],
  features: [
    {
      icon: "envelope",
      title: "Print meets mail",
      description:
        "We sell stamps and handle direct-mail campaigns, so mailing questions get answered while you order.",
    },
    {
      icon: "check",
      title: "Two sides, one approval",
      description: "The proof shows front and back. Nothing is printed until both are right.",
    },
    {
      icon: "pen",
      title: "Design if you need it",
      description: "Bring a photo and the wording, and ask our graphic design service to lay out the card.",
    },
    {
      icon: "stamp",
      title: "Stamps at the counter",
      description: "For a short list of names, buy postage here and drop the finished cards in the mail.",
    },
  ],
  faqGroups: ["postcards"],
  cta: {
    title: "Mailing to the neighborhood?",
    subtitle: "Tell us who should get the card and by when. We will help you pick a size that suits.",
    buttonText: "Ask about postcards",
    buttonLink: "/contact",
    icon: "postcard",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
