import { claimLimit } from "../shared-words.ts";
import type { TrackingPage } from "../schema.ts";

export const trackingPage = {
  path: "/tracking",
  name: "Tracking",
  kind: "WebPage",
  menus: { header: 40, notFound: 40 },
  pageTitle: "Track Your Package",
  metaDescription:
    "Enter a tracking number and open the carrier's own page. Where to find the number, when the first scan shows up, and what to do if a box is missing.",
  otherNames: ["tracking number"],
  tags: [
    "track a package",
    "tracking number",
    "fedex tracking",
    "ups tracking",
    "usps tracking",
    "dhl tracking",
    "where is my package",
    "lost package",
    "missing package",
    "package says delivered",
  ],
  heroTitle: "Track your package",
  heroSubtitle: "Enter the number. The carrier's own tracking page opens in a new tab.",
  heroImage: "/images/pages/tracking.svg",
  formTitle: "Track a package",
  tipsTitle: "Tracking Tips",
  tips: [
    {
      title: "Find the right number",
      tags: [
        "where do I find my tracking number",
        "which number",
        "what does a tracking number look like",
        "lost my receipt",
        "tracking number on a slip",
        "tracking number on the receipt",
      ],
      description:
        'It is next to the barcode on the label, in the seller\'s shipping email, or on your receipt if you got one. Look for "tracking", "TRK" or "waybill". An order number won\'t work. Copy the whole number, letters included.',
    },
    {
      title: "Wait for the first scan",
      tags: [
        "late package",
        "package is late",
        "delayed",
        "still not here",
        "has not arrived",
        "tracking not updating",
        "no tracking yet",
        "no update",
        "tracking not working",
      ],
      description:
        "If you dropped it off with us, it waits here for the carrier's truck. The first scan often comes when the truck is unloaded, that evening or the next business day, or later over a weekend or holiday. Until then, keep a photo of the label, or the receipt if you got one.",
    },
    {
      title: 'What "label created" means',
      tags: ["label created", "not moving", "stuck", "package is stuck", "pre shipment"],
      description:
        "The sender has made a label, but the carrier hasn't scanned the package yet. If you're waiting for it, ask the sender if it's been handed over. If you sent it, wait for the first scan.",
    },
    {
      title: "It says delivered, but nothing is there",
      tags: [
        "says delivered",
        "not here",
        "never came",
        "did not get it",
        "marked delivered",
        "driver left it",
        "package says delivered but not here",
        "marked delivered but not here",
        "neighbor has it",
      ],
      description:
        "Check side doors, the garage, your mailbox and the neighbors, and look on the carrier's page for a photo, a signature or a wrong address. Some packages are scanned as delivered too early, so it may still come. If it doesn't, contact the sender and the carrier right away.",
    },
  ],
  help: {
    title: "Still looking for it?",
    text: `If you shipped it here, have the tracking number ready, and we'll look into it with you. Lost or damaged? Let us know the same day, and we'll tell you where to file. ${claimLimit}`,
  },
  lastUpdated: "2026-11-28",
} as const satisfies TrackingPage;
