import type { Area } from "../schema";

export const kirtlandArea = {
  id: "kirtland",
  category: "core",
  serviceName: "Pack, ship and print for Kirtland",
  slug: "kirtland",
  city: "Kirtland",
  county: "Lake County",
  geo: { lat: 41.59642, lng: -81.33938 },
  miles: 6.9,
  heading: "SW",
  summary: "A delivery address, bike boxes and scans of old letters for homes in Kirtland's wooded hills.",
  pageTitle: "Mailboxes, Bike Shipping and Scanning near Kirtland",
  metaDescription:
    "For Kirtland's wooded hills: have parcels taken in while you are out, ship a bicycle, and scan family letters before they go in the mail.",
  keywords: ["Kirtland Ohio mailbox", "Kirtland shipping", "bicycle shipping Kirtland", "document scanning Kirtland"],
  heroTitle: "For houses at the end of a long driveway",
  heroSubtitle: "Kirtland is woods and hills. Somebody at a counter can be easier to find than your front door.",
  heroImage: "/images/areas/kirtland.svg",
  content: [
    {
      heading: "Trees, slopes and delivery vans",
      body: `Plenty of homes in Kirtland stand back from the road among the trees. That is the charm of the place, until a driver leaves the carton at the foot of the drive in the rain. We are northeast of you, with a roof.`,
    },
    {
      heading: "Can my deliveries come to you?",
      body: `Yes, in two ways.

- **Now and then:** [package receiving](/pack-ship/package-receiving) at {receiving-price}, with no mailbox to rent.
- **Letters as well:** a [rented mailbox](/home-business/mailbox-rental) from {mailbox-basic-price}, which includes {mailbox-basic-packages}. It takes a postal form and two IDs to open.

Think about what you would rather never find wet, and send that here.`,
    },
    {
      heading: "A bicycle that has earned a holiday",
      body: `Anyone who rides these hills and travels to ride others can send the bike ahead. Wash it first, since mud hides scratches. Pedals and front wheel normally come off, and loose parts go into one bag. An e-bike is a harder case because carriers treat big lithium batteries as hazardous, so ask before you load it. [Read about bike boxes](/pack-ship/bicycle-shipping).`,
    },
    {
      heading: "Old letters in the attic?",
      body: `Kirtland keeps a good deal of early Latter Day Saint history, and family researchers know the town well. If you are about to mail an original letter to a cousin, have it [scanned](/home-business/document-scanning) before it goes. Take out pins and staples gently, and say so if a page is brittle.`,
    },
  ],
  features: [
    {
      title: "Someone to sign",
      description: "A delivery that wants a signature finds a person, even when you are out walking.",
    },
    {
      title: "Wide things welcome",
      description: "Call ahead if the load needs two people to lift, so we are ready for it.",
    },
    {
      title: "Work from the woods",
      description: "A home office gets a street address that is separate from the house.",
    },
  ],
  popular: [
    { service: "package-receiving", why: "For the order that should not sit by the road for an afternoon." },
    { service: "bicycle-shipping", why: "Send the bike ahead and fly without it." },
    { service: "document-scanning", why: "Makes a second copy of papers that exist only once." },
    { service: "home-business", why: "One page with all that a desk at home tends to lack." },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
