import { price, rate } from "../number-words.ts";
import { waysToPay } from "../shared-words.ts";
import type { PricesPage } from "../schema.ts";

export const pricesPage = {
  path: "/prices",
  name: "All prices",
  kind: "WebPage",
  parent: "/services",
  menus: { footer: 42 },
  pageTitle: "All Prices",
  metaDescription: `Drop-offs ${price("dropoff")}, mailboxes from ${rate("mailbox-basic")}, package receiving ${rate("receiving")}, Ohio BCI check ${price("fingerprint-bci")}: our prices, and how we price the rest.`,
  tags: ["all prices", "price list", "price", "prices", "what do you charge", "rates", "fees"],
  heroTitle: "All prices",
  heroSubtitle: `Our prices, and how we price the rest. Fingerprinting is by online appointment only. Pay by ${waysToPay}.`,
  order: ["package-drop-offs", "package-receiving", "mailbox-rental", "digital-fingerprinting"],
  jobsTitle: "How we price the rest",
  cta: {
    title: "Need a price?",
    subtitle: "Tell us what you want to get done, and we'll give you a price.",
    buttonText: "Send us a message",
    buttonLink: "/contact",
    icon: "price",
  },
  lastUpdated: "2026-11-23",
} as const satisfies PricesPage;
