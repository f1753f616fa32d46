import type { FaqGroup } from "../schema";

export const shippingFaqs = {
  key: "shipping",
  title: "Shipping in general",
  section: "Pack & Ship",
  faqs: [
    {
      id: "shipping-choose-carrier",
      question: "Which carrier should I choose?",
      answer: `Start from the package, not from the carrier:

- **Small and light, or to a PO box**: [USPS](/pack-ship/usps-services).
- **Heavy, or due on a certain day**: [UPS](/pack-ship/ups-authorized-shipper-outlet) or [FedEx](/pack-ship/fedex-shipping).
- **Urgent and abroad**: [DHL Express](/pack-ship/dhl-express).

If two of them fit, tell us the ZIP code and the date, and ask for both prices.`,
      category: "Carriers",
      tags: ["carriers", "price"],
      isFeatured: true,
      order: 1,
      lastUpdated: "2026-11-20",
    },
    {
      id: "shipping-what-to-bring",
      question: "What do I need to bring to ship a package?",
      answer: `The item, the receiver's full name and address, and a phone number for them. Know what it is worth and when it has to arrive. You can pay in cash, by credit card or by debit card.`,
      category: "Labels",
      tags: ["address", "payment"],
      isFeatured: true,
      order: 2,
      lastUpdated: "2026-11-20",
    },
    {
      id: "shipping-pack-for-me",
      question: "Can you pack it for me?",
      answer: `Yes. Bring it loose and leave the [packing](/pack-ship/professional-packing) to us. We also build a [box to measure](/pack-ship/custom-box-making) for things that fit nowhere. Large or fragile pieces are easier if you call before you load them.`,
      category: "Packing",
      tags: ["packing", "boxes"],
      order: 3,
    },
    {
      id: "shipping-make-label",
      question: "I have a packed box but no label. What now?",
      answer: `Bring the box and the address, and the label is made here. Leave the top open if you want us to look at the padding. If you already hold a return label on your phone, printing it costs {return-label-price}.`,
      category: "Labels",
      tags: ["label", "printing"],
      order: 4,
    },
    {
      id: "shipping-drop-off",
      question: "Can I just drop off a package that is ready to go?",
      answer: `Yes. With a paid label from any of our four carriers it is {dropoff-price}. The one exception is an Amazon return with a QR code, which we cannot take. [More about drop-offs](/pack-ship/package-drop-offs).`,
      category: "Drop-off",
      tags: ["drop-off", "returns"],
      order: 5,
    },
    {
      id: "shipping-restricted",
      question: "What may I not put in a package?",
      answer: `Nothing that can explode, catch fire, leak or spoil on the way, unless the carrier has agreed to it. Fireworks, fuel, aerosols, perfume and damaged batteries are the common ones. If you wonder about something, name it to us before it is packed.`,
      category: "Limits",
      tags: ["prohibited", "batteries"],
      order: 6,
    },
  ],
} as const satisfies FaqGroup;
