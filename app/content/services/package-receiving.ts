import { figure, mailboxes, packages, packagesWorth, plan, price, rate } from "../number-words.ts";
import type { Service } from "../schema";

export const packageReceiving = {
  id: "package-receiving",
  section: "pack-ship",
  door: "drop-off",
  category: "pack-ship",
  serviceName: "Package Receiving",
  summary: "Have FedEx, UPS or DHL deliver to our store.",
  plate: [{ number: price("receiving"), after: "each, or" }, figure("receiving-unlimited")],
  priceOrTime: figure("receiving"),
  pageTitle: `Package Receiving, ${price("receiving")} Each`,
  metaDescription: `Have FedEx, UPS and DHL packages sent to our store: ${rate("receiving")}, or ${rate("receiving-unlimited")} for any number. No mailbox needed. Pick up during store hours.`,
  tags: [
    "receive a package",
    "hold my package",
    "accept a delivery",
    "porch pirates",
    "stolen off my porch",
    "sign for a package",
    "have packages delivered to the store",
  ],
  keywords: ["package receiving", "package holding", "porch pirates", "sign for package", "Concord Township"],
  heroTitle: "Package receiving in Concord Township",
  heroSubtitle: `Not home for deliveries? Send them to us: ${price("receiving")} each, or as many as you like for ${rate("receiving-unlimited")}.`,
  heroImage: "/images/services/package-receiving.svg",
  hero: "figure",
  icon: "inbox",
  label: [
    {
      term: "Price",
      about: "price",
      details: [figure("receiving"), { what: plan("receiving-unlimited"), ...figure("receiving-unlimited") }],
    },
    { term: "Time", about: "time", details: ["Ready once tracking says delivered"] },
    { term: "Bring", bring: [{ thing: "photo-id" }, "The tracking number, if you have it"] },
    {
      term: "Carriers",
      about: "limit",
      details: ["FedEx, UPS and DHL", "USPS only with a mailbox here", "Another carrier? Ask us first"],
    },
    {
      term: "Before you come",
      about: "before",
      details: ["Call us before you order anything very large, heavy, cold or live"],
    },
  ],
  content: [
    {
      heading: "Have a package delivered here",
      tags: [
        "amazon packages delivered",
        "deliver to your store",
        "receive a package",
        "ship to you",
        "furniture delivered to you",
        "packages stolen from my porch",
        "someone stole my packages",
        "pick up my amazon package",
        "amazon package pickup",
        "get packages without a mailbox",
        "not a mailbox customer",
        "sent here",
        "have a package sent here",
        "people without a box",
        "packages without a box",
        "do not have a box",
        "dont have a mailbox",
        "mailbox",
        "address",
        "need a mailbox",
        "packages delivered to store",
        "without a box",
      ],
      body: `We receive packages from FedEx, UPS and DHL for you, and you don't need a mailbox. For letters and USPS packages you need a [mailbox](/home-business/mailbox-rental) and Form 1583.`,
    },
    {
      heading: "Compare the plans",
      tags: ["extra packages", "more than 5 packages", "more than 10 packages", "too many packages"],
      body: `| Plan | Per month | Included | Extra package |
| ${plan("receiving")} | None | None | ${price("receiving")} |
| ${plan("receiving-unlimited")} | ${price("receiving-unlimited")} | No limit | None |
${mailboxes.map((name) => `| ${plan(name)} | ${price(name)} | ${packages(name)} | ${price("mailbox-extra-package")} |`).join("\n")}

If you expect more than ${packagesWorth("receiving-unlimited", "receiving")} a month, ${rate("receiving-unlimited")} costs less than paying for each. A mailbox can cost even less, paid in advance.`,
      isFullWidth: true,
    },
    {
      heading: "How it works",
      tags: [
        "what address do I put",
        "where do I ship it to",
        "pick up a package",
        "how late can I pick up my package",
        "use your address",
        "your address for my order",
        "address",
        "name",
        "what address",
        "mailing address",
        "ship to your store",
        "delivery address",
        "deliveries",
        "mailing address for packages",
      ],
      body: `1. **Order with your own name** as it is on your ID, and [our street address](/contact-us).
2. **Save the number** for our [tracking page](/tracking).
3. **Pick it up** during store hours. Check a large box for damage before you leave.`,
    },
    {
      heading: "When a signature is needed",
      tags: [
        "someone to sign",
        "sign for my package",
        "not home to sign",
        "sign for my deliveries",
        "sign while I work",
        "signature required",
      ],
      body: `Electronics, medicine and legal papers often need a signature, some only by the person on the label, so ask us before you have one of those sent here.`,
    },
  ],
  features: [
    {
      icon: "pen",
      title: "No need to wait at home",
      description: "The truck comes to our store, so you can be out all day.",
    },
  ],
  tools: ["mailbox-plans"],
  faqGroups: ["package-receiving"],
  cta: {
    title: "Expecting a delivery?",
    subtitle: "Send us a message before it is shipped.",
    buttonText: "Send us a message",
    buttonLink: "/contact",
    icon: "inbox",
  },
  firstStep: "list",
  lastUpdated: "2026-11-23",
} as const satisfies Service;
