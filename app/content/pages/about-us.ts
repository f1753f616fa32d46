import { allCarriers, amount, anyCarrier, price } from "../number-words.ts";
import type { AboutPage } from "../schema.ts";

export const aboutPage = {
  path: "/about-us",
  name: "About Us",
  kind: "AboutPage",
  menus: { header: 20 },
  isAboutStore: true,
  pageTitle: "About Our Family-Run Store",
  metaDescription: `A locally owned, family-run, faith-guided pack-and-ship and print store in Concord Township, serving Lake County, Ohio, since ${amount("since-year")}.`,
  tags: ["owner", "who owns", "family", "history", "manager", "about the store", "local business"],
  heroTitle: "A family-run store for your packages",
  heroSubtitle: "Packing, shipping, printing and mailboxes in Concord Township.",
  heroImage: "/images/pages/about.svg",
  story: {
    title: "Our story",
    body: `We're a locally owned, family-run store, and we've been packing and shipping for Concord Township and the towns around it since ${amount("since-year")}. Your box can go out with ${anyCarrier}, and while you're here we can print, rent you a mailbox, or help with the paper every house and small office piles up. You'll find it all under [services](/services).

A painting from your parents' house? A contract that has to be there Friday? Bring it in.`,
  },
  offeringsTitle: "What we do",
  offerings: [
    {
      image: "/images/pages/pack-ship.svg",
      title: "Pack & ship",
      description: `${allCarriers}, packing by our staff, custom boxes, drop-offs, and a place to have packages sent.`,
      to: "/pack-ship",
    },
    {
      image: "/images/pages/copy-print.svg",
      title: "Copy & print",
      description:
        "Business cards, flyers, posters, postcards and copies, with design help if you don't have a file yet.",
      to: "/copy-print",
    },
    {
      image: "/images/services/mailbox-rental.svg",
      title: "Home & business",
      description: "Mailboxes, physical or digital, plus Every Door Direct Mail, shredding, scanning, fax and notary.",
      to: "/home-business",
    },
    {
      image: "/images/services/digital-fingerprinting.svg",
      title: "Fingerprinting",
      description: "For Ohio, FBI and Florida background checks, by online appointment.",
      to: "/specialty/digital-fingerprinting",
    },
  ],
  straightTitle: "Good to know before you come",
  straight: [
    {
      title: "We don't take Amazon QR codes",
      text: `Those codes work only at the places Amazon lists. If Amazon gives you a carrier label to print, you can drop the box off here for ${price("dropoff")}.`,
    },
    {
      title: `A FedEx QR code works ${amount("fedex-qr-share")}`,
      text: "If it doesn't work, get a printable label from the store you bought from.",
    },
    {
      title: "A box you packed at home can ship, but it can't be insured here",
      text: "The insurer covers only what our staff packed, so bring the item unpacked, with a receipt, an appraisal or an invoice.",
    },
    { title: "Mailbox fees are due in advance and are non-refundable", text: `Terms are ${amount("mailbox-terms")}.` },
    {
      title: "Fingerprinting is by appointment only",
      text: "Book it online. How soon you get results is up to the agency.",
    },
    { title: "The notary can't tell you which form you need", text: "That is legal advice, so ask an attorney." },
  ],
  valuesTitle: "Our values",
  values: [
    {
      icon: "handshake",
      title: "Integrity",
      description: "We want you to know what you're paying for before you pay.",
    },
    {
      icon: "people",
      title: "Service",
      description: "We are here to help, whether you bring one form or a stack of boxes.",
    },
    {
      icon: "lock",
      title: "Stewardship",
      description: "We want to take good care of your mail, your papers and your keepsakes.",
    },
    {
      icon: "map-pin",
      title: "Community",
      description: "Our customers are our neighbors, and we treat them that way.",
    },
  ],
  leadershipTitle: "Leadership",
  leadership: [{ role: "Store Manager" }, { role: "Owner" }],
  closing: {
    title: "Everyone is welcome",
    body: `We are guided by our faith. Whatever you believe, you are welcome here.`,
  },
  lastUpdated: "2026-11-28",
} as const satisfies AboutPage;
