import type { FaqGroup } from "../schema";

export const shippingFaqs = {
  key: "shipping",
  title: "Shipping in general",
  section: "Pack & Ship",
  faqs: [
    {
      id: "shipping-choose-carrier",
      question: "Which carrier should I choose?",
      answer: `It depends on the package:

- **Small and light, or to a PO box**: [USPS](/pack-ship/usps-services).
- **Heavy, or due on a certain day**: [UPS](/pack-ship/ups-authorized-shipper-outlet) or [FedEx](/pack-ship/fedex-shipping).
- **Urgent and abroad**: [DHL Express](/pack-ship/dhl-express).

If two of them fit, tell us the ZIP code and the date, and ask for both prices.`,
      category: "Carriers",
      tags: ["carriers", "price"],
      isFeatured: true,
      order: 1,
      lastUpdated: "2026-11-21",
    },
    {
      id: "shipping-what-to-bring",
      question: "What do I need to bring to ship a package?",
      answer: `The item, the recipient's full name and address, and a phone number for them. Know what it is worth and when it has to arrive. You can pay with cash, a credit card or a debit card.`,
      category: "Labels",
      tags: ["address", "payment"],
      isFeatured: true,
      order: 2,
      lastUpdated: "2026-11-21",
    },
    {
      id: "shipping-pack-for-me",
      question: "Can you pack it for me?",
      answer: `Yes. Bring it loose and leave the [packing](/pack-ship/professional-packing) to us. We also make [custom boxes](/pack-ship/custom-box-making). For large or fragile pieces, call first.`,
      category: "Packing",
      tags: ["packing", "boxes"],
      order: 3,
    },
    {
      id: "shipping-make-label",
      question: "I have a packed box but no label. What now?",
      answer: `Bring the box and the address, and we make the label. Leave the top open if you want us to look at the padding. If you have a return label on your phone, printing it costs {return-label-price}.`,
      category: "Labels",
      tags: ["label", "printing"],
      order: 4,
    },
    {
      id: "shipping-drop-off",
      question: "Can I just drop off a package that is ready to go?",
      answer: `Yes. With a paid label from any of our four carriers, it is {dropoff-price}. We can't take Amazon returns with a QR code. See [drop-offs](/pack-ship/package-drop-offs).`,
      category: "Drop-off",
      tags: ["drop-off", "returns"],
      order: 5,
    },
    {
      id: "shipping-restricted",
      question: "What can't I put in a package?",
      answer: `Nothing that can explode, catch fire, leak or spoil on the way, unless the carrier has agreed to it. Fireworks, fuel, aerosols, perfume and damaged batteries are the common ones. Here is the list of [what can't be shipped](/pack-ship/professional-packing#what-cannot-ship).`,
      category: "Limits",
      tags: ["prohibited", "batteries"],
      order: 6,
    },
  ],
} as const satisfies FaqGroup;
