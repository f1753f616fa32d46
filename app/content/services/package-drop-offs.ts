import { allLastPickups } from "../owner-answer-rows.ts";
import { allCarriers, amount, anyCarrier, figure, price } from "../number-words.ts";
import type { Service } from "../schema";

export const packageDropOffs = {
  id: "package-drop-offs",
  section: "pack-ship",
  door: "drop-off",
  category: "pack-ship",
  serviceName: "Package Drop-Offs",
  summary: `Leave your labeled ${anyCarrier} packages here.`,
  plate: [{ ...figure("dropoff"), after: "with a label. To print one:" }, figure("return-label")],
  priceOrTime: { before: "With a label:", ...figure("dropoff") },
  pageTitle: "UPS, FedEx & USPS Drop-Off",
  metaDescription: `Labeled ${allCarriers} packages: ${price("dropoff")} to drop off. Return labels printed for ${price("return-label")}. No Amazon QR code returns.`,
  tags: [
    "amazon return",
    "return label",
    "return a package",
    "prepaid label",
    "drop box",
    "qr code",
    "ups drop off",
    "fedex drop off",
    "usps drop off",
    "dhl drop off",
    "print a label",
    "online return",
  ],
  keywords: ["package drop off", "return drop off", "FedEx QR code", "return label printing", "Amazon returns"],
  heroTitle: "Free drop-off for labeled packages",
  heroSubtitle: `We take ${allCarriers}. Bring the box sealed, with the label on it.`,
  heroImage: "/images/services/package-drop-offs.svg",
  hero: "figure",
  icon: "dropbox",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        { what: "Labeled packages", ...figure("dropoff") },
        { what: "Return label printing", ...figure("return-label") },
      ],
    },
    {
      term: "Time",
      about: "time",
      details: ["Each carrier picks up at a different time", "If it has to leave today, call us for the pickup time"],
    },
    {
      term: "Bring",
      bring: [
        "The sealed box with its label",
        `Or the label on your phone, and we'll print it for ${price("return-label")}`,
      ],
    },
    { term: "Not accepted", about: "limit", details: ["Amazon QR code returns"] },
    { term: "FedEx QR code", about: "limit", details: [`Works ${amount("fedex-qr-share")}`] },
    { term: "Carriers", details: [allCarriers] },
    ...allLastPickups,
  ],
  content: [
    {
      heading: "Drop off a labeled package",
      tags: ["fedex code", "show my phone", "scan my phone", "closest fedex", "closest ups", "nearest drop off"],
      body: `Hand us your labeled package during [store hours](/contact-us), and you're done.`,
    },
    {
      heading: "Which returns we take",
      tags: [
        "what returns do you take",
        "returns",
        "return drop off",
        "return label",
        "return my cable box",
        "return a modem",
        "return old equipment",
        "return without a label",
        "return with a code",
        "store return",
        "UPS QR code",
        "USPS QR code",
        "label broker",
        "poshmark",
        "ebay",
        "mercari",
        "ups code",
        "usps code",
        "label free return",
        "return something and have no printer",
        "return clothes without a printer",
        "ups return qr",
        "usps return qr",
        "return by ups qr code",
      ],
      body: `| What you have | What happens here |
| A box with a printed label | We take it. |
| A label on your phone | We print it for ${price("return-label")}. |
| A FedEx QR code | It works ${amount("fedex-qr-share")}. |
| A UPS or USPS QR code, or a DHL eCommerce label | Ask us before you come. |
| An Amazon QR code | We can't take it. |

Turn your phone's brightness up for a QR code and show it full screen. If it doesn't scan, ask the seller for a label you can print.`,
      isFullWidth: true,
    },
    {
      heading: "Before you tape it shut",
      tags: ["old label on the box", "how should it be taped", "ready to drop off", "tape the box before I bring it"],
      body: `- **Take off old labels.** A box with two barcodes can go to the wrong city.
- **Put a note inside** with your name and order number, in case the label tears.
- **Put the label flat** on the largest side, with no tape across the barcode.
- **Tell us what's inside.** Batteries, liquids and aerosols have [shipping rules](/pack-ship/professional-packing#what-cannot-ship).`,
    },
  ],
  features: [
    {
      icon: "price",
      title: "No charge to drop off",
      description: "You pay us only for extras, such as packing.",
    },
    {
      icon: "truck",
      title: "One stop for mixed returns",
      description: "We take UPS, FedEx and USPS returns in one visit.",
    },
  ],
  tools: ["measure"],
  showsCarriers: true,
  faqGroups: ["drop-offs"],
  cta: {
    title: "Returning something?",
    subtitle: "If you don't see your code here, send us a message.",
    buttonText: "Send us a message",
    buttonLink: "/contact",
    icon: "dropbox",
  },
  firstStep: "list",
  lastUpdated: "2026-11-28",
} as const satisfies Service;
