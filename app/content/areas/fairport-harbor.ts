import type { Area } from "../schema";

export const fairportHarborArea = {
  id: "fairport-harbor",
  category: "core",
  serviceName: "Pack, ship and print for Fairport Harbor",
  slug: "fairport-harbor",
  city: "Fairport Harbor",
  county: "Lake County",
  geo: { lat: 41.7476, lng: -81.27281 },
  miles: 5.4,
  heading: "N",
  summary: "From the lighthouse village to anywhere: parcels abroad, beach finds and gifts, packed and sent.",
  pageTitle: "Ship Parcels Overseas and at Home from Fairport Harbor",
  metaDescription:
    "Sending a parcel abroad from Fairport Harbor? How customs descriptions work, what to bring along, and how to box small heavy gifts from the lake.",
  keywords: [
    "Fairport Harbor shipping",
    "international shipping Fairport Harbor",
    "DHL near Fairport Harbor",
    "USPS Fairport Harbor",
  ],
  heroTitle: "From the lighthouse to anywhere",
  heroSubtitle: "Gifts for family overseas, finds from the beach and everyday mail for the harbor village.",
  heroImage: "/images/areas/fairport-harbor.svg",
  content: [
    {
      heading: "A village that looks outward",
      body: `Fairport Harbor stands where the Grand River meets Lake Erie, below its old lighthouse. Finnish families settled here generations ago, and ties across an ocean last. So this page begins with parcels that leave the country.`,
    },
    {
      heading: "What does customs want to know?",
      body: `What is in the box, piece by piece. "Gift" or "clothes" is too thin. "Two knitted wool sweaters, used", with a value for each, gets through more easily. A present needs the same list as a purchase.

Food, candles and anything with a battery may be refused by the country or by the airline, so mention them. [DHL Express](/pack-ship/dhl-express) reaches {dhl-countries}. Our [international page](/pack-ship/international-shipping) explains the choices.`,
    },
    {
      heading: "Can I mail a jar of beach glass?",
      body: `Yes, and it is a nice thing to get. Glass and stones are small but heavy, the very case for a flat-rate box, where the postage does not climb with each ounce. Pour them into a bag rather than the jar. Fill every gap so that nothing knocks, because a loose pound of stones opens a carton from inside.`,
    },
    {
      heading: "Before you leave the village",
      body: `- Write down the full address as people there write it, with the postal code.
- Add the phone number of the person who will receive it.
- Leave the box open until the list of contents is done.`,
    },
  ],
  features: [
    {
      title: "The papers get done here",
      description: "Ask us about the customs form instead of guessing at it online.",
    },
    {
      title: "Express or economy",
      description: "Letters in a hurry and parcels with all the time in the world need different carriers.",
    },
    {
      title: "A bag, a box, some paper",
      description: "Bring the present in a grocery bag; cartons and padding are sold here.",
    },
  ],
  popular: [
    { service: "international-shipping", why: "For birthday and Christmas boxes to relatives on the other side." },
    { service: "dhl-express", why: "The quick way when documents are wanted in another country." },
    { service: "usps-services", why: "Flat-rate boxes suit the small, heavy presents that come off a beach." },
    { service: "packaging-supplies", why: "A right-sized carton saves filling half of it with newspaper." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
