import type { MeasurePage } from "../schema.ts";

export const measurePage = {
  path: "/measure",
  name: "Measure your package",
  kind: "WebPage",
  menus: { notFound: 60 },
  pageTitle: "Dimensional Weight Calculator",
  metaDescription:
    "Enter length, width, height and weight: see girth, length plus girth and dimensional weight, which carriers take the box, and how to make it fit.",
  tags: [
    "size limit",
    "weight limit",
    "too big",
    "too heavy",
    "length plus girth",
    "girth calculator",
    "dimensional weight calculator",
    "measure a box",
    "dimensions",
    "box dimensions",
    "cubic inches",
    "how many pounds does it count as",
    "billable weight",
    "does my box fit",
    "how big is too big",
    "calculate girth",
    "length width height",
    "box calculator",
  ],
  heroTitle: "Measure your package",
  heroSubtitle: "Dimensional weight, length plus girth, and which carriers take your package.",
  heroImage: "/images/pages/measure.svg",
  formTitle: "Your package",
  howTitle: "How to measure",
  how: `1. Measure the **longest side**.
2. Run the tape **once around** the box at its thickest part. That's the girth.
3. Weigh it closed, with everything inside.

Enter the three sides in any order. You can use fractions such as 12\u00A01/2 or decimals such as 12.5.`,
  note: "Estimate only. The carrier's measurements set the price, and USPS, UPS and FedEx charge extra for long or large packages, UPS and FedEx for heavy ones too.",
  sendText: "Send these numbers to us",
  nextTitle: "If your package is too big",
  next: `We can make a [custom box](/pack-ship/custom-box-making), [pack the item for you](/pack-ship/professional-packing), or sell you [a smaller box](/pack-ship/packaging-supplies). Bring the item, and we'll look at it together.`,
  lastUpdated: "2026-11-28",
} as const satisfies MeasurePage;
