import { amount, rate } from "../number-words.ts";
import type { Area } from "../schema";

export const madisonArea = {
  serviceName: "Pack, ship and print for Madison",
  slug: "madison",
  city: "Madison",
  county: "Lake County",
  keywords: ["shipping near Madison", "how far Madison", "Madison postcards", "Madison direct mail"],
  geo: { lat: 41.77226, lng: -81.05298 },
  summary: "Postcards, Every Door Direct Mail, and print orders you can plan from home.",
  pageTitle: "Print & Mail near Madison",
  metaDescription: `From Madison: postcards and flyers printed in ${amount("print-standard-time")}, Every Door Direct Mail to whole routes, and what you can settle from home.`,
  heroTitle: "Print and mail from Madison",
  heroSubtitle: "Settle most of a print order from home, and save yourself a trip.",
  heroImage: "/images/areas/madison.svg",
  content: [
    {
      heading: "From Madison",
      body: `From ZIP code 44057 it's southwest to Concord Township, past Perry. It is a longer drive, so do several things in one visit.`,
    },
    {
      heading: "What can I settle from home?",
      body: `By phone or message you can settle the size, quantity, paper and date, but the message form takes words only, no attachments. Standard printing takes ${amount("print-standard-time")} after you approve the proof.`,
    },
    {
      heading: "Who should get the postcard?",
      body: `- **Everyone nearby:** [Every Door Direct Mail](/home-business/every-door-direct-mail) goes to every home on the routes you choose, and needs a larger card.
- **People you know:** print [postcards](/copy-print/postcard-printing) and address them yourself.
- **Visitors:** leave a stack of [flyers](/copy-print/flyers-brochures) where they stop.

Each one needs a different size, so decide before you design.`,
    },
  ],
  features: [
    {
      title: "Order before the rush",
      description: "If your season starts in spring, order early, since rush orders may cost extra.",
    },
    {
      title: "Mail and packages here",
      description: `Mailboxes from ${rate("mailbox-basic")}, packages received for ${rate("receiving")}.`,
    },
  ],
  popular: [
    { service: "every-door-direct-mail", why: "Mail to whole routes without a list." },
    { service: "postcard-printing", why: "For offers, invitations and thank-you notes." },
    { service: "flyers-brochures", why: "Menus, price lists and event flyers." },
    { service: "package-drop-offs", why: "Drop off labeled packages when you come." },
  ],
  lastUpdated: "2026-11-28",
} as const satisfies Area;
