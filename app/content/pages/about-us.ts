import type { AboutPage } from "../schema.ts";

export const aboutPage = {
  path: "/about-us",
  name: "About Us",
  kind: "AboutPage",
  menus: { header: 20 },
  isAboutStore: true,
  pageTitle: "About Mailbox Plus: A Family-Run Local Store",
  metaDescription:
    "Who stands behind the counter at Mailbox Plus: a family-run, faith-guided pack-and-ship and print store in Concord Township, Lake County, Ohio.",
  heroTitle: "A family, a counter and your packages",
  heroSubtitle: "We are the locally owned shop in Concord Township where somebody looks at the thing you brought.",
  heroImage: "/images/pages/about.svg",
  story: {
    title: "Our story",
    body: `Mailbox Plus has served Concord Township and the towns around it since {since-year}. It is locally owned and family-run.

The idea is an old one: a counter with a person behind it. You bring a thing, a paper or a question. We look at it together, say what can be done and what it costs, and then you decide.

FedEx, UPS, USPS and DHL share that counter. So do printing, mailboxes and the paper errands that every household and small office has. All of it is listed under [services](/services).

Some errands are bigger than they look. The painting comes from a parent's house. The contract has to be there by a certain day. The box is the first one from home for somebody far away. We want to handle each of them as if our own name were on the label.`,
  },
  offeringsTitle: "What we do",
  offerings: [
    {
      icon: "parcel",
      title: "Pack & ship",
      description: "Four carriers, staff who pack, boxes made to measure, drop-offs, and care for parcels sent to you.",
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
      description: "Physical and digital mailboxes, every-door mailings, shredding, scanning, fax and notary service.",
      to: "/home-business",
    },
    {
      icon: "fingerprint",
      title: "Digital fingerprinting",
      description:
        "Prints for Ohio, FBI and Florida background checks. Book online first, since walk-ins are not taken.",
      to: "/specialty/digital-fingerprinting",
    },
  ],
  valuesTitle: "What we hold to",
  values: [
    {
      icon: "handshake",
      title: "Integrity",
      description: "A plain answer about price and limits, before you decide. That includes a plain no.",
    },
    {
      icon: "people",
      title: "Service",
      description: "We listen first. Then we help with the errand in front of us, even if it is one page of one form.",
    },
    {
      icon: "lock",
      title: "Stewardship",
      description:
        "Your mail, your papers and your keepsakes are only lent to us. They deserve care while they are here.",
    },
    {
      icon: "map-pin",
      title: "Community",
      description:
        "The people in line are neighbors. A township is a better place when its counters feel that way too.",
    },
  ],
  leadershipTitle: "Who to ask for",
  leadership: [
    {
      role: "Store Manager",
      description:
        "Looks after the day: the counter, the carriers and the jobs in progress. Ask for the manager when an order is large or unusual, or when something did not go as it should.",
    },
    {
      role: "Owner",
      description:
        "Answers for the store as a whole: what it offers, how people are treated here, and how a mistake is put right. Write through the contact page and say that it is for the owner.",
    },
  ],
  closing: {
    title: "Everyone is welcome",
    body: `We are guided by our faith. You will notice it, we hope, less in what we say than in small things: an honest answer, patience when the line is long, and care with what belongs to somebody else.

Whatever you believe and whatever you carry in, you are welcome here. Come by, or [send us a message](/contact-us) first. **Let us handle your package.**`,
  },
  lastUpdated: "2026-11-20",
} as const satisfies AboutPage;
