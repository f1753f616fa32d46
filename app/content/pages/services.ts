import type { ServicesPage } from "../schema.ts";

export const servicesPage = {
  path: "/services",
  name: "Services",
  kind: "CollectionPage",
  lists: "categories",
  menus: { header: 30, notFound: 10 },
  pageTitle: "All Services: Shipping, Printing, Mail and More",
  metaDescription:
    "Every service of our Concord Township store on one page: pack and ship, printing, mailboxes, scanning, fax, shredding, fingerprinting and insurance.",
  tags: ["all services", "what do you do", "price list", "list of services"],
  heroTitle: "Everything we do",
  heroSubtitle: "Find what you need below. Each page says what it costs, how long it takes and what to bring.",
  heroImage: "/images/pages/services.svg",
  captionLead: "Ask us about",
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
        "An address for mail and packages: a box you visit, or one you see online. Both need USPS Form 1583 and two IDs.",
    },
    {
      anchor: "document-services",
      category: "document-services",
      title: "Document Services",
      intro: "Fax your papers, turn them into files, have them shredded or notarized.",
      also: {
        name: "Notary Service",
        summary: "Have a signature notarized. Call first, and bring the paper unsigned with a valid government ID.",
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
        "Fingerprints for background checks, by online appointment. Insurance for a package. A mailing to every door on a route.",
    },
  ],
  closing: {
    title: "Not sure which service you need?",
    text: "Call and tell us what you want to get done. If it is not something we do, we will say so.",
  },
  lastUpdated: "2026-11-21",
} as const satisfies ServicesPage;
