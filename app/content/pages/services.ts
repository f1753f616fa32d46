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
  heroTitle: "Everything we do at this counter",
  heroSubtitle: "Find your errand below. Each page says how it works, what to bring and what to ask.",
  heroImage: "/images/pages/services.svg",
  captionLead: "Today, ask us about",
  sections: [
    {
      anchor: "pack-ship",
      category: "pack-ship",
      title: "Pack & Ship Services",
      intro:
        "Bring it loose or boxed. We pack it, weigh it and hand it to FedEx, UPS, USPS or DHL, or take in a parcel that is coming to you.",
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
        "An address for mail and parcels: a box you visit, or one you read on a screen. Both need USPS Form 1583 and two IDs.",
    },
    {
      anchor: "document-services",
      category: "document-services",
      title: "Document Services",
      intro:
        "Papers to send, to keep as files or to destroy. Scan first, check the result, shred last. For a notary, see Home & Business.",
    },
    {
      anchor: "additional-services",
      category: "additional-services",
      title: "Additional Services",
      intro:
        "Fingerprints for background checks, by online appointment only. Cover for a parcel of value. A mailing to every door on a route.",
    },
  ],
  closing: {
    title: "Not sure where your errand fits?",
    text: "Come in and put it on the counter, or call and describe it. If it is not something we do, you will know before you drive.",
  },
  lastUpdated: "2026-11-20",
} as const satisfies ServicesPage;
