import type { Area } from "../schema";

export const madisonArea = {
  id: "madison",
  category: "core",
  serviceName: "Pack, ship and print for Madison",
  slug: "madison",
  city: "Madison",
  county: "Lake County",
  geo: { lat: 41.77226, lng: -81.05298 },
  miles: 12.3,
  heading: "NE",
  summary: "Postcards, route mailings and print made in the quiet months for Madison's farms and vineyards.",
  pageTitle: "Postcards, Direct Mail and Shipping for Madison, Ohio",
  metaDescription:
    "For Madison's vineyards, farm stands and homes: plan printing in the snow months, mail whole postal routes, and do much of it before you drive.",
  keywords: ["Madison Ohio printing", "direct mail Madison Ohio", "postcards Madison", "Madison Ohio shipping"],
  heroTitle: "Plan in the snow, open in the spring",
  heroSubtitle:
    "Madison's vineyards, nurseries and farm stands sell in summer. Their printing is best settled in winter.",
  heroImage: "/images/areas/madison.svg",
  content: [
    {
      heading: "A town with two seasons",
      body: `Out at the eastern end of Lake County the lake sets the calendar. It sends snow in bands from November on, and it ripens grapes in September. A business that lives by summer visitors has its quiet time just when we are easiest to get hold of.`,
    },
    {
      heading: "What can I settle without driving over?",
      body: `More than you might think. Use [the message form](/contact-us) to say what you want printed, how many and by when. Ask how to send the artwork. Then the drive is for looking at paper, approving the proof or collecting the order, and it can wait for a clear road.`,
    },
    {
      heading: "Who should get the postcard?",
      body: `With [every-door direct mail](/home-business/every-door-direct-mail) you choose whole postal routes, and each address on them gets your card. Around Madison that raises a choice. Village routes are close together, while country routes follow the roads and take in farms. The Postal Service counts the addresses of each, so you can fit the number to your budget before anything is printed.

Say one thing on a card: the opening day, the tasting hours, the first peaches.`,
    },
    {
      heading: "Reading the sky",
      body: `Lake effect is fickle. A band a few fields wide may close your road and never touch ours. If the store itself has to shut for weather, it can say so on this website, so look here or telephone before you scrape the windshield.`,
    },
  ],
  features: [
    { title: "Say it early", description: "A date in the first message helps more than any rush fee at the end." },
    { title: "Proof, then press", description: "Nothing goes into production before you have seen it and agreed." },
    {
      title: "Card and mailing from one place",
      description: "The size that suits the postal route is settled before the card is drawn.",
    },
  ],
  popular: [
    { service: "every-door-direct-mail", why: "Covers village and farm routes alike with no address list to buy." },
    { service: "postcard-printing", why: "A card with dates on it tends to stay on the refrigerator all summer." },
    { service: "digital-mailbox-rental", why: "See what came in the mail from the kitchen table when roads are bad." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
