import type { Service } from "../schema";

export const packageDropOffs = {
  id: "package-drop-offs",
  slug: "package-drop-offs",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Package Drop-Offs",
  summary: "Drop off your labeled {carriers.or} packages in one place. Drop-offs are {dropoff.price}.",
  figure: "{dropoff.price} with a label",
  city: "Concord Township",
  pageTitle: "Free Package Drop-Off",
  metaDescription:
    "Labeled {carriers} packages: {dropoff.price} to drop off. Return labels printed for {return-label.price}. No Amazon QR code returns.",
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
  heroTitle: "Free package drop-off",
  heroSubtitle:
    "{carriers} with a label: {dropoff.price}. We print a return label for {return-label.price}. No Amazon QR codes.",
  heroImage: "/images/services/package-drop-offs.svg",
  icon: "dropbox",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["Labeled packages: {dropoff.price}", "Return label printing: {return-label.price}"],
    },
    {
      term: "Time",
      about: "time",
      details: ["Each carrier picks up at a different time", "Has to leave today? Call about that carrier's pickup"],
    },
    { term: "Bring", bring: ["The closed box with its label", "No label? Have the return email open on your phone"] },
    { term: "Not accepted", about: "limit", details: ["Amazon QR code returns"] },
    { term: "FedEx QR code", about: "limit", details: ["Works {fedex-qr-share}"] },
    { term: "Carriers", details: ["{carriers}", "DHL eCommerce label? Call first"] },
    {
      term: "Limits",
      details: [
        "USPS: {usps-weight}, for most services {usps-girth} of length plus girth",
        "UPS: {ups-weight}, {ups-length} long, {ups-girth} of length plus girth",
      ],
    },
  ],
  content: [
    {
      heading: "Drop off a labeled package",
      body: `Bring a {carriers.or} package with its paid label on the box, during [store hours](/contact-us).

Take a photo of the label. It has your tracking number.`,
    },
    {
      heading: "Which returns we take",
      tags: ["what returns do you take", "return without a label", "return with a code", "store return"],
      body: `| What you have | What happens here |
| A box with a printed label | We take it, and it is {dropoff.price}. |
| A label on your phone | We print it for {return-label.price}. |
| A FedEx QR code | It works {fedex-qr-share}. |
| A UPS or USPS QR code | Call first: stores use different codes. |
| An Amazon QR code | We can't take it. |

If a code doesn't work, get a printable label from the store you bought from.`,
      isFullWidth: true,
    },
    {
      heading: "Amazon returns",
      body: `**We do not accept Amazon QR code returns.** Those codes only work at the places Amazon lists for your return.

Go back to the return in your Amazon account and look for a carrier label you can print. A boxed item with a carrier label on it is an ordinary drop-off.`,
    },
    {
      heading: "FedEx QR codes",
      body: `Some stores send a code in place of a label. FedEx codes work here {fedex-qr-share}. When one doesn't, we can't fix it from our side.

Turn up the brightness of your screen, and open the code itself. As a backup, get a printable label from the store you bought from.`,
    },
    {
      heading: "Before you tape it shut",
      tags: ["old label on the box", "how should it be taped", "ready to drop off"],
      body: `- **Old labels off.** Peel, cover or black out every old barcode. Two barcodes on one box can send it to the wrong city.
- **A note inside.** Put your name and the order number in the box, in case the label tears.
- **Shake it.** If something moves, add padding. We sell [packaging supplies](/pack-ship/packaging-supplies).
- **Label flat.** Put it on the largest side, with no fold and no tape seam across the barcode.
- **Say what it is.** Batteries, liquids and aerosols have shipping rules. See [what can't be shipped](/pack-ship/professional-packing#what-cannot-ship).`,
    },
  ],
  features: [
    {
      icon: "price",
      title: "No charge to drop off",
      description: "If the label is paid, dropping it off costs nothing.",
    },
    {
      icon: "truck",
      title: "One stop for mixed returns",
      description: "A sweater by UPS, shoes by FedEx and a book by USPS can all go out on the same trip.",
    },
    {
      icon: "document",
      title: "Labels printed",
      description: "Bring the return label on your phone, and put it on the box here.",
    },
    {
      icon: "tape",
      title: "Packing help",
      description: "If a box is too weak to ship, you can buy supplies here or have us pack it.",
    },
  ],
  tools: ["measure"],
  showsCarriers: true,
  faqGroups: ["drop-offs"],
  cta: {
    title: "Returning something?",
    subtitle: "Bring the closed box with its label. For a code that isn't listed here, send us a message.",
    buttonText: "Send us a message",
    buttonLink: "/contact",
    icon: "dropbox",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
