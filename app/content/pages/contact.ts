import type { ContactPage } from "../schema.ts";

/** The words of the contact page. */
export const contactPage = {
  path: "/contact-us",
  alias: "/contact",
  name: "Contact Us",
  kind: "ContactPage",
  menus: { header: 60, notFound: 50 },
  isAboutStore: true,
  pageTitle: "Contact Mailbox Plus in Concord Township",
  metaDescription:
    "Call, write or come in: phone, email, address, store hours and a message form for Mailbox Plus, pack-and-ship in Concord Township, Ohio.",
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
  heroSubtitle: "Ask us anything: what to bring, whether it fits, what it costs.",
  heroImage: "/images/pages/contact.svg",
  formTitle: "Send us a message",
  formIntro: "We answer by email, or by phone if you leave a number.",
  hoursTitle: "Store hours",
  hoursNote: "Holiday hours may vary.",
  mapTitle: "Where we are",
  gettingHereTitle: "Getting Here",
  gettingHere: `We are in **Concord Township, Lake County**. Painesville is to our north, Mentor to our west and Chardon to our south.

Bringing something large or heavy? Call or message us first, and tell us what is coming.`,
  lastUpdated: "2026-11-21",
} as const satisfies ContactPage;
