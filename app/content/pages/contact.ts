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
    "Call, write or come by: phone, e-mail, address, store hours and a message form for Mailbox Plus, pack-and-ship in Concord Township, Ohio.",
  heroTitle: "Contact us",
  heroSubtitle: "Ask before you drive: what to bring, whether it fits, what it may cost.",
  heroImage: "/images/pages/contact.svg",
  formTitle: "Send us a message",
  formIntro: "We answer by e-mail, or by phone if you leave a number.",
  hoursTitle: "Store hours",
  hoursNote: "Holiday hours may vary.",
  mapTitle: "Where we are",
  gettingHereTitle: "Getting Here",
  gettingHere: `We are in **Concord Township, Lake County**, in the postal area 44077. Painesville lies to the north of us, Mentor to the west and Chardon to the south.

Bringing something heavy or long? Call from your car when you arrive, or tell us beforehand what is coming.`,
  lastUpdated: "2026-11-20",
} as const satisfies ContactPage;
