import type { ServicesPage } from "../schema.ts";

export const servicesPage = {
  path: "/services",
  name: "Services",
  kind: "CollectionPage",
  lists: "categories",
  menus: { header: 30, notFound: 10 },
  pageTitle: "All Services",
  metaDescription:
    "Drop-offs {dropoff.price}, mailboxes from {mailbox-basic.per-month}, BCI checks {fingerprint-bci.price}, printing in {print-standard-time}: all services in Concord Township, Ohio.",
  tags: ["all services", "what do you do", "price list", "list of services"],
  heroTitle: "All services",
  heroSubtitle:
    "Drop-offs are {dropoff.price}, mailboxes start at {mailbox-basic.per-month}, BCI fingerprints are {fingerprint-bci.price}. Pay by cash, credit card or debit card.",
  heroImage: "/images/pages/services.svg",
  captionLead: "We offer",
  sections: [
    {
      anchor: "pack-ship",
      category: "pack-ship",
      title: "Pack & Ship Services",
      intro: "Bring it loose or boxed. We pack it and ship it with {carriers.or}. We also receive packages for you.",
    },
    {
      anchor: "printing",
      category: "copy-print",
      title: "Professional Printing",
      intro:
        "Cards, flyers, posters, postcards, documents and copies. If the file is not ready, we can help with the design.",
    },
    {
      anchor: "mailbox-rentals",
      category: "mailbox-rentals",
      title: "Mailbox Rentals",
      intro:
        "An address for mail and packages: a mailbox in our store, or a digital one online. Both need USPS Form 1583 and two IDs.",
    },
    {
      anchor: "document-services",
      category: "document-services",
      title: "Document Services",
      intro: "Have your papers scanned, faxed, shredded or notarized.",
      also: {
        name: "Notary Service",
        summary: "Have a signature notarized. Call first, leave the paper unsigned, and bring a valid government ID.",
        to: "/home-business#notary",
        icon: "pen",
      },
    },
    {
      anchor: "additional-services",
      category: "additional-services",
      title: "Additional Services",
      withService: "home-business",
      intro:
        "Fingerprints for background checks, by online appointment. Insurance for packages our staff packs. Every Door Direct Mail to whole postal routes.",
    },
  ],
  closing: {
    title: "Not sure which service you need?",
    text: "Call and tell us what you want to get done.",
  },
  lastUpdated: "2026-11-23",
} as const satisfies ServicesPage;
