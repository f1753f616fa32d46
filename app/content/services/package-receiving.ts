import type { Service } from "../schema";

export const packageReceiving = {
  id: "package-receiving",
  slug: "package-receiving",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Package Receiving",
  summary: "Have a delivery sent to our store: we sign for it and keep it indoors until you pick it up.",
  figure: "{receiving.per-package}",
  city: "Concord Township",
  pageTitle: "Package Receiving in Concord Township, Ohio",
  metaDescription:
    "Send deliveries to our Concord Township store: somebody signs, and the package waits indoors. Pay per package or by the month; see how it works.",
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
  heroTitle: "Your delivery, off the porch",
  heroSubtitle: "Have it sent to our store. Somebody signs, and the box stays indoors until you pick it up.",
  heroImage: "/images/services/package-receiving.svg",
  icon: "inbox",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["{receiving.per-package}", "Unlimited plan: {receiving-unlimited.per-month}"],
    },
    { term: "Carriers", details: ["FedEx, UPS and DHL", "USPS only with a mailbox here"] },
    { term: "Before you order", about: "before", details: ["Tell us, and ask how to write the address"] },
    { term: "Bring", bring: [{ thing: "photo-id" }, "The tracking number, if you have it"] },
    { term: "Call first for", details: ["Very large, heavy, cold or live deliveries"] },
  ],
  content: [
    {
      heading: "Have a package delivered here",
      tags: ["amazon packages delivered", "deliver to your store", "receive a package", "ship to you"],
      body: `Yes. We receive packages from FedEx, UPS and DHL for you, and you don't need a mailbox. We can't receive mail by USPS this way: that takes a [mailbox](/home-business/mailbox-rental) and Form 1583.

- **Cost:** {receiving.per-package}, or {receiving-unlimited.per-month} with no limit.
- **Time:** Your package is here once tracking says it was delivered. Ask us how long it can wait.
- **Bring:** A valid photo ID, during [store hours](/contact-us).

[Call or message us](/contact-us) before you order, so that we expect it and can give you the address to use.`,
    },
    {
      heading: "By the package, by the month, or a mailbox",
      body: `| Plan | Monthly | Included | Extra |
| By the package | None | None | {receiving.price} |
| Unlimited plan | {receiving-unlimited.price} | No limit | None |
| Mailbox | {mailbox-basic.price} | {mailbox-basic.packages} | {mailbox-extra-package.price} |
| Mailbox with notification | {mailbox-notify.price} | {mailbox-notify.packages} | {mailbox-extra-package.price} |

The last column is the price of each extra package. By the package, {receiving-unlimited ÷ receiving} in a month cost at least as much as the plan. If you expect more, take the plan. A mailbox also takes letters and USPS, but it runs for {mailbox-terms}, paid in advance, and needs Form 1583.`,
      isFullWidth: true,
    },
    {
      heading: "How it works",
      body: `1. **Tell us first.** We give you the exact address line.
2. **Use your own name**, as it is on your ID.
3. **Save the tracking number.** Our [tracking page](/tracking) shows when the carrier has delivered.
4. **Pick it up.** Bring your ID.`,
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
      body: `Electronics, medicine and legal papers often need a signature. Somebody can sign here during store hours.

Some deliveries must be signed for by the person on the label, or by an adult who shows ID. Check the sender's rules, and ask us before you have one of those sent here.`,
    },
    {
      heading: "Big, heavy or cold",
      body: `Call before you order furniture, a pallet, tires or a grill. The same goes for food that has to stay cold, and for plants or animals. We will tell you whether we can take it.

Open a large box while you are still here. Damage is easier to show right away than a week later.`,
    },
  ],
  features: [
    {
      icon: "lock",
      title: "Indoors, not on a step",
      description: "Your package waits inside our store, out of the rain and out of sight.",
    },
    {
      icon: "pen",
      title: "Somebody signs",
      description: "A delivery that needs a signature finds a person here, so you don't have to stay home.",
    },
    {
      icon: "price",
      title: "Two simple prices",
      description: "Pay for a single package, or take the monthly plan with no limit.",
    },
    {
      icon: "truck",
      title: "Send it back from here",
      description: "Wrong size? Tape it up again and drop off the return in the same visit.",
    },
  ],
  tools: ["mailbox-plans"],
  faqGroups: ["package-receiving"],
  cta: {
    title: "Expecting a delivery?",
    subtitle: "Tell us what is coming and from which store, and we will tell you how to address it.",
    buttonText: "Ask before you order",
    buttonLink: "/contact",
    icon: "inbox",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-21",
} as const satisfies Service;
