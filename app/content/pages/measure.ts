import type { MeasurePage } from "../schema.ts";

export const measurePage = {
  path: "/measure",
  name: "Measure your package",
  kind: "WebPage",
  menus: { notFound: 60 },
  pageTitle: "Measure Your Package: Girth, Size and Carriers",
  metaDescription:
    "Enter length, width, height and weight: see girth, length plus girth and dimensional weight, which carriers take the box here, and what would help.",
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
  heroSubtitle:
    "A tape and a bathroom scale are enough to know at home which carrier takes your box, and what it counts as.",
  heroImage: "/images/pages/measure.svg",
  formTitle: "Your package",
  howTitle: "How to measure",
  how: `1. Measure the **longest side**.
2. Run the tape **once around** the box, across that side: this is the girth.
3. Weigh it closed, with everything inside.

Enter the three sides in any order. Fractions such as 12 1/2 and decimals such as 12.5 are both fine.`,
  note: "About, not a promise: the carrier's scale decides, and so does its tape.",
  nextTitle: "If it does not fit",
  next: `We can cut a [box to measure](/pack-ship/custom-box-making), [pack it for you](/pack-ship/professional-packing), or sell you [a smaller box](/pack-ship/packaging-supplies). Bring the item, and we measure it with you.`,
  lastUpdated: "2026-11-21",
} as const satisfies MeasurePage;
