import type { Service } from "../schema";

export const packageDropOffs = {
  id: "package-drop-offs",
  slug: "package-drop-offs",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Package Drop-Offs",
  summary: "Leave your labeled FedEx, UPS, USPS or DHL packages at one counter. Drop-offs are {dropoff-price}.",
  city: "Concord Township",
  pageTitle: "Free Package Drop-Off in Concord Township, Ohio",
  metaDescription:
    "Drop off labeled FedEx, UPS, USPS and DHL packages in Concord Township at no charge. Return label printing, FedEx QR codes, and the Amazon rule.",
  keywords: ["package drop off", "return drop off", "FedEx QR code", "return label printing", "Amazon returns"],
  heroTitle: "Drop it off, whichever carrier it is",
  heroSubtitle: "Four carriers, one counter, no charge. Bring the box closed and labeled, and it goes out from here.",
  heroImage: "/images/services/package-drop-offs.svg",
  icon: "dropbox",
  label: [
    { term: "Price", details: ["Labeled packages: {dropoff-price}", "Return label printing: {return-label-price}"] },
    { term: "Carriers", details: ["FedEx, UPS, USPS and DHL"] },
    { term: "FedEx QR code", details: ["Works {fedex-qr-share}"] },
    { term: "Not accepted", details: ["Amazon QR code returns"] },
    {
      term: "Bring",
      details: ["The closed box with its label", "No label? Have the return e-mail open on your phone"],
    },
  ],
  content: [
    {
      heading: "How a drop-off goes",
      body: `1. Pack the item and tape the box shut.
2. Put the label flat on the largest side, with no fold and no tape seam through the barcode.
3. Put it on our counter during [store hours](/contact-us). You pay nothing.
4. Keep the tracking number. A photo of the label does it.

Look at the label to see whose package it is. It does not matter which store sent it to you, only which carrier is printed there.`,
      isFullWidth: true,
    },
    {
      heading: "No printer at home?",
      body: `Plenty of returns arrive as a file in an e-mail. We print the return label for {return-label-price}, and you stick it on here.

Have the message with the label ready before you reach the counter. Some stores let a label expire after a while, so check its date if the return has waited in the hall.`,
    },
    {
      heading: "FedEx QR codes",
      body: `Some merchants send a code in place of a label. FedEx codes work here {fedex-qr-share}. When one does not, we cannot repair it from our side.

Go back to the merchant's return page and pick a printable label, or ask them to send one.`,
    },
    {
      heading: "Amazon returns",
      body: `**We do not accept Amazon QR code returns.** That code only works at the places which Amazon lists for your return, and we are not one of them.

Before you give up, open the return once more. Amazon sometimes also offers a label to print. A boxed item with a carrier label on it is an ordinary drop-off.`,
    },
    {
      heading: "Before you tape it shut",
      body: `- **Old labels off.** Peel, cover or blacken every old barcode. Two barcodes on one box is how returns end up in the wrong city.
- **A slip inside.** Put a note with your name and the order number in the box, in case the label tears.
- **Shake it.** If something moves, add padding. We sell [packaging supplies](/pack-ship/packaging-supplies).
- **Say what it is.** Batteries, liquids and aerosols have shipping rules. Ask before you hand one over.`,
    },
  ],
  features: [
    {
      icon: "price",
      title: "No charge to leave it",
      description: "A package whose label is paid costs you nothing here, whether you bring one or several.",
    },
    {
      icon: "truck",
      title: "One stop for mixed returns",
      description: "A sweater by UPS, shoes by FedEx and a book by USPS can all be left on the same trip.",
    },
    {
      icon: "document",
      title: "Labels printed",
      description: "Bring the return label on your phone and leave with it on the box.",
    },
    {
      icon: "tape",
      title: "Tape and boxes on hand",
      description: "If a box gives way in the car, there are supplies here to make it right.",
    },
  ],
  carriers: ["fedex", "ups", "usps", "dhl"],
  faqGroups: ["drop-offs"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
