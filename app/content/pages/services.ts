import { amount, anyCarrier, figure, price, rate } from "../number-words.ts";
import type { ServicesPage } from "../schema.ts";

export const servicesPage = {
  path: "/services",
  name: "Services",
  kind: "CollectionPage",
  menus: { header: 30, notFound: 10 },
  pageTitle: "Services: Ship, Print & Mail",
  metaDescription: `Drop-offs ${price("dropoff")}, mailboxes from ${rate("mailbox-basic")}, Ohio BCI check ${price("fingerprint-bci")}, printing in ${amount("print-standard-time")}: all services in Concord Township, Ohio.`,
  tags: ["all services", "what do you do", "list of services"],
  heroTitle: "All services",
  heroSubtitle: `Drop-offs are ${price("dropoff")}, mailboxes start at ${rate("mailbox-basic")}, and an Ohio BCI check is ${price("fingerprint-bci")}.`,
  heroImage: "/images/pages/services.svg",
  captionLead: "We offer",
  sections: [
    {
      anchor: "pack-ship",
      category: "pack-ship",
      title: "Pack & Ship Services",
      intro: `Bring it boxed or not. We can pack it and ship it with ${anyCarrier}.`,
    },
    {
      anchor: "printing",
      category: "copy-print",
      title: "Professional Printing",
      figure: { before: "Most jobs:", ...figure("print-standard-time") },
      intro: "No file yet? We can help with the design.",
    },
    {
      anchor: "mailbox-rentals",
      category: "mailbox-rentals",
      title: "Mailbox Rentals",
      figure: { before: "From", ...figure("mailbox-basic") },
      intro: "For either kind, you need USPS Form 1583 and two IDs.",
    },
    {
      anchor: "document-services",
      category: "document-services",
      title: "Document Services",
      intro: "For papers at home and in the office.",
      also: {
        name: "Notary",
        summary: "Bring a valid government ID and the unsigned paper.",
        to: "/home-business#notary",
        plate: "Call to ask when a notary is in",
        icon: "pen",
        image: "/images/services/notary.svg",
      },
    },
    {
      anchor: "additional-services",
      category: "additional-services",
      title: "Additional Services",
      withService: "home-business",
      intro: "Fingerprinting, Every Door Direct Mail and shipping insurance.",
    },
  ],
  closing: {
    title: "Not sure which service you need?",
    text: "Tell us what you want to get done, and we'll tell you where to start.",
  },
  lastUpdated: "2026-11-28",
} as const satisfies ServicesPage;
