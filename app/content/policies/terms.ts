import { allCarriers, amount, price, rate } from "../number-words.ts";
import { waysToPay } from "../shared-words.ts";
import type { Policy } from "../schema";

export const termsPolicy = {
  path: "/terms",
  name: "Terms",
  kind: "WebPage",
  menus: { footer: 60 },
  pageTitle: "Terms of Service",
  metaDescription:
    "The terms for using our store: payment, shipping claims, insurance, mailbox rental, print proofs, fingerprinting, and how a dispute is settled.",
  tags: ["terms of service", "refund", "payment", "liability", "dispute", "prohibited items"],
  heroTitle: "Terms of service",
  heroSubtitle: "What you can expect from us, and what we need from you, in plain words.",
  // Change it when the owner approves new wording, not with each edit.
  lastUpdated: "2025-01",
  sections: [
    {
      icon: "handshake",
      title: "Service agreement",
      body: `By using a service of our store, you agree to these terms. Some services have more rules below, and some carriers and agencies add theirs.`,
      content: [
        "Tell us accurately what you are sending, where it is going and what it is worth. We and the carriers rely on it.",
        "We can't take items or jobs that are unsafe or against the law.",
        "Store hours are on the contact page. Holiday hours may vary.",
        "Nothing here takes away rights that the law gives you and that cannot be waived.",
      ],
    },
    {
      icon: "parcel",
      title: "Shipping",
      body: `We are an authorized agent for the carriers ${allCarriers}. The carrier transports your package **under the carrier's own terms**.`,
      content: [
        "Delivery times are the carrier's estimate. Weather, customs and a wrong address can change them.",
        "Carriers may refuse a claim if the packing was too weak.",
        `Size and weight limits are set by the carrier. USPS packages within the US may weigh up to ${amount("usps-weight")} and measure up to ${amount("usps-girth")} in length plus girth for most services.`,
        `Dropping off a package that has its label is ${price("dropoff")}. Printing a return label is ${price("return-label")}.`,
        `Amazon QR code returns are not accepted. FedEx QR returns work ${amount("fedex-qr-share")}.`,
      ],
    },
    {
      icon: "shield",
      title: "Liability, insurance and claims",
      tags: ["claim", "lost package", "damaged package", "liability"],
      body: `**A claim must be filed within ${amount("claim-window")} of the service date.** Keep the item, the box and all the packing until the claim is decided, since they may be inspected.`,
      content: [
        "What a carrier pays for loss or damage is limited by that carrier's terms. Value declared to a carrier is not insurance.",
        `Shipping insurance comes from a third-party insurer, which decides on claims. It covers up to ${amount("insurance-limit")} per package or shipment. A higher value needs prior authorization.`,
        "Insured packages must be packed by our staff, and you must show proof of value: a receipt, an appraisal or an invoice.",
        "Each package is insured separately, and the cost depends on the declared value.",
        `Shipments over ${amount("insurance-signature")} need an adult's signature at delivery.`,
        `Insurance claims are usually resolved in ${amount("insurance-claim-time")} once the documents are complete.`,
      ],
      highlight: true,
    },
    {
      icon: "price",
      title: "Payment and refunds",
      tags: ["refund policy", "talk to about a refund", "return policy", "payment", "pay", "money back"],
      body: `Payment is due at the time of service, by ${waysToPay}.`,
      content: [
        "Service fees are non-refundable once work has begun.",
        "If you change your mind, tell us before work begins.",
        "Whether postage or a carrier's charge can be refunded depends on that carrier's rules.",
        "Rush print orders may cost extra.",
      ],
    },
    {
      icon: "mailbox",
      title: "Mailbox rental",
      body: `To rent a mailbox you complete USPS Form 1583 and show two valid IDs: one photo ID, and one secondary ID with your current address. [The mailbox page](/home-business/mailbox-rental) lists the plans.`,
      content: [
        `Terms run for ${amount("mailbox-terms")}. Fees are due in advance and are non-refundable.`,
        `Each plan includes a number of packages. After that it is ${rate("mailbox-extra-package")}.`,
        "You need a valid photo ID to pick up mail.",
        `Mail that stays unclaimed is returned to the sender after ${amount("mailbox-unclaimed")}.`,
        "Mail forwarding costs extra.",
        "Tell us when your address or your name changes, because the postal form has to be current.",
      ],
    },
    {
      icon: "copies",
      title: "Printing",
      body: `Production starts once you approve a proof. **Read it slowly**: names, dates, phone numbers, fold and trim. We print what you approved.`,
      content: [
        `Standard printing takes ${amount("print-standard-time")}, and posters take ${amount("print-poster-time")}.`,
        "Bring us only work that you own or may reproduce. You are responsible for text, pictures and logos that belong to someone else.",
        "Color on a screen and color on paper never match exactly. If a shade matters, say so before the proof is approved.",
        "Check your order when you pick it up, and tell us right away if it differs from the proof.",
      ],
    },
    {
      icon: "fingerprint",
      title: "Fingerprinting",
      body: `Digital fingerprinting is done through a partner and **by online appointment only**. Walk-ins are not accepted.`,
      content: [
        "You are responsible for choosing the right check and for bringing the reason code and the address for results that your employer or board gave you.",
        "FBI channeling is limited to US citizens and lawful permanent residents. It can't be used for US employment or licensing. Results from channeling can't be shipped overseas.",
        "We capture and send the prints. The agencies decide on the result and on how long it takes, and they may ask for new prints when a set cannot be read.",
      ],
    },
    {
      icon: "crate",
      title: "Prohibited items",
      tags: [
        "what cannot be shipped",
        "alcohol",
        "wine",
        "guns",
        "ammunition",
        "lithium batteries",
        "food",
        "cookies",
        "perfume",
        "live animals",
        "tobacco",
        "cash",
        "frozen meat",
      ],
      body: `Some things may not be shipped through us, and some only under the carrier's special rules. See the list of [what can't be shipped](/pack-ship/professional-packing#what-cannot-ship).`,
      content: [
        "Never: explosives, fireworks, illegal drugs, and anything that federal, state or a destination country's law forbids.",
        "You must tell us about hazardous contents. A sender who hides them may be liable for the harm and for penalties.",
        "A mailbox can't be used for anything against the law.",
      ],
    },
    {
      icon: "people",
      title: "Dispute resolution",
      tags: ["complaint", "dispute", "arbitration"],
      body: `Please talk to us first, and bring the receipt.`,
      content: [
        "A dispute goes to negotiation first.",
        "If negotiation fails, it is decided by binding arbitration, which takes the place of a trial in court.",
        "Ohio law applies.",
      ],
    },
    {
      icon: "pen",
      title: "Changes to these terms",
      body: `We may change these terms. The new text appears here with a new date.`,
      content: [],
    },
    {
      icon: "question",
      title: "Contact",
      body: `If something here is not clear, call, come in, or use [the contact page](/contact-us). Prices and rules are on the page of each [service](/services).`,
      content: [],
    },
  ],
} as const satisfies Policy;
