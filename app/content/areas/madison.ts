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
  metaDescription: `From Madison: postcards and flyers printed in ${amount("print-standard-time")}, Every Door Direct Mail to whole routes, and what you can do from home.`,
  heroTitle: "Print and mail from Madison",
  heroSubtitle: "Do most of a print order from home, and save yourself a trip.",
  heroImage: "/images/areas/madison.svg",
  content: [
    {
      heading: "From Madison",
      body: `We're southwest of Madison (ZIP code 44057), past Perry. It's a longer drive, so get several things done in one trip.`,
    },
    {
      heading: "What can I do from home?",
      body: `You can choose the size, quantity, paper and date by phone or message, but the message form doesn't take attachments. Standard printing takes ${amount("print-standard-time")} after you approve the proof.`,
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
      title: "Mail and deliveries",
      description: `Mailboxes from ${rate("mailbox-basic")}, package receiving for ${rate("receiving")}.`,
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
