import { waysToPay } from "../shared-words.ts";
import type { ContactPage } from "../schema.ts";

export const contactPage = {
  path: "/contact-us",
  alias: "/contact",
  name: "Contact Us",
  kind: "ContactPage",
  menus: { header: 60, notFound: 50 },
  isAboutStore: true,
  pageTitle: "Hours, Address and Phone",
  metaDescription: `Hours, address, phone, email and message form for our store in Concord Township, Ohio. Pay by ${waysToPay}. Fingerprinting by appointment.`,
  tags: [
    "hours",
    "open",
    "closed",
    "directions",
    "address",
    "phone",
    "email",
    "location",
    "where are you",
    "map",
    "message",
    "holiday",
  ],
  heroTitle: "Contact us",
  heroSubtitle: "Hours, address, phone and email of our store in Concord Township, Ohio.",
  heroImage: "/images/pages/contact.svg",
  words: {
    formTitle: "Send us a message",
    formIntro:
      "Urgent? Call us. To hear back by phone, leave your number. For a price, tell us what you have, what size or how many, where it's going and when. For the notary, tell us how many papers and signers.",
    hoursTitle: "Store hours",
    hoursNote: "Holiday hours may vary.",
    mapTitle: "Our area",
  },
  gettingHereTitle: "Getting Here",
  gettingHere: `We are in **Concord Township, Lake County**. Painesville is to the north, Mentor to the west and Chardon to the south.

Call ahead if you're bringing something large or heavy, or need help at the door.

**How to pay:** ${waysToPay}. **Fingerprinting** is by online appointment only. **Amazon QR code returns** are not accepted.`,
  lastUpdated: "2026-11-28",
} as const satisfies ContactPage;
