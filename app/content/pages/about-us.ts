import type { AboutPage } from "../schema.ts";

export const aboutPage = {
  path: "/about-us",
  name: "About Us",
  kind: "AboutPage",
  menus: { header: 20 },
  isAboutStore: true,
  pageTitle: "About Mailbox Plus: A Family-Run Local Store",
  metaDescription:
    "About Mailbox Plus: a family-run, faith-guided pack-and-ship and print store in Concord Township, serving Lake County, Ohio, since {since-year}.",
  tags: ["owner", "who owns", "family", "history", "manager", "about the store", "local business"],
  heroTitle: "A family-run store for your packages",
  heroSubtitle: "We are a locally owned store in Concord Township, and there is always a person to ask.",
  heroImage: "/images/pages/about.svg",
  story: {
    title: "Our story",
    body: `Mailbox Plus has served Concord Township and the towns around it since {since-year}. We are locally owned and family-run.

You bring an item, a paper or a question. We look at it with you and say what can be done and what it costs. Then you decide.

We ship with {carriers}. We also print, rent mailboxes and help with the paperwork that every home and small office has. It is all listed under [services](/services).

The painting may come from your parents' house. The contract may have to arrive by a certain day. We want to handle each package as if it were our own.`,
  },
  offeringsTitle: "What we do",
  offerings: [
    {
      icon: "parcel",
      title: "Pack & ship",
      description:
        "{carriers.Count} carriers, packing by our staff, custom boxes, drop-offs, and a place to have packages sent.",
      to: "/pack-ship",
    },
    {
      icon: "flyer",
      title: "Copy & print",
      description: "Business cards, flyers, posters, postcards and copies, with design help when there is no file yet.",
      to: "/copy-print",
    },
    {
      icon: "mailbox",
      title: "Home & business",
      description:
        "Physical and digital mailboxes, Every Door Direct Mail, shredding, scanning, fax and notary service.",
      to: "/home-business",
    },
    {
      icon: "fingerprint",
      title: "Digital fingerprinting",
      description:
        "Prints for Ohio, FBI and Florida background checks. Book online first, because we can't take walk-ins.",
      to: "/specialty/digital-fingerprinting",
    },
  ],
  valuesTitle: "What we hold to",
  values: [
    {
      icon: "handshake",
      title: "Integrity",
      description: "You get a straight answer about price and limits, and you get it before you decide.",
    },
    {
      icon: "people",
      title: "Service",
      description: "We listen first. Then we help with what you came for, even if it is one page of one form.",
    },
    {
      icon: "lock",
      title: "Stewardship",
      description: "Your mail, your papers and your keepsakes belong to you. We take care of them while they are here.",
    },
    {
      icon: "map-pin",
      title: "Community",
      description: "Our customers are our neighbors, and we treat them that way.",
    },
  ],
  leadershipTitle: "Who to ask for",
  leadership: [
    {
      role: "Store Manager",
      description:
        "Do you have a question about an order, or did something go wrong? Ask for the store manager, in the store or by phone.",
    },
    {
      role: "Owner",
      description:
        "Would you like to reach the owner? Send a message through the contact page, and say that it is for the owner.",
    },
  ],
  closing: {
    title: "Everyone is welcome",
    body: `We are guided by our faith. We hope you notice it in an honest answer, in patience, and in care for what is yours.

Whatever you believe and whatever you bring, you are welcome here. Come in, or [send us a message](/contact-us) first. **Let us handle your package.**`,
  },
  lastUpdated: "2026-11-21",
} as const satisfies AboutPage;
