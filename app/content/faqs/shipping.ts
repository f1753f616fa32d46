import { anyCarrier, price } from "../number-words.ts";
import { waysToPay } from "../shared-words.ts";
import type { FaqGroup } from "../schema";

export const shippingFaqs = {
  key: "shipping",
  title: "Shipping in general",
  section: "Pack & Ship",
  isGeneral: true,
  faqs: [
    {
      id: "shipping-choose-carrier",
      question: "Which carrier should I choose?",
      answer: `Go by the package:

- **Small and light, or to a PO box**: [USPS](/pack-ship/usps-services).
- **Heavy, or due on a certain day**: [UPS](/pack-ship/ups-authorized-shipper-outlet) or [FedEx](/pack-ship/fedex-shipping).
- **Urgent and abroad**: [DHL Express](/pack-ship/dhl-express).

To compare prices, tell us the size, the weight, the ZIP code and when it has to be there.`,
      category: "Carriers",
      tags: [
        "carriers",
        "price",
        "cheapest way to ship",
        "best carrier",
        "compare carriers",
        "small package",
        "ups or fedex",
        "fedex or ups",
        "which carrier is cheaper",
        "which shipping company",
        "fastest",
        "send a small box",
        "get there by friday",
        "box to another state",
      ],
      isFeatured: true,
    },
    {
      id: "shipping-christmas",
      question: "What is the last day to ship for Christmas?",
      answer: `Each carrier sets its own deadlines and posts them online. Tell us the ZIP code, and we'll see what will get there in time.`,
      category: "Carriers",
      tags: ["last day to ship for christmas", "christmas deadline", "christmas cutoff"],
    },
    {
      id: "shipping-what-to-bring",
      question: "What do I need to bring to ship a package?",
      answer: `Bring the item and the recipient's full name, address and phone number. We'll ask what it's worth and when it has to be there. You can pay by ${waysToPay}.`,
      category: "Labels",
      tags: ["address", "payment", "what to bring", "ship a package", "receiver address", "how to ship"],
      isFeatured: true,
    },
    {
      id: "shipping-pack-for-me",
      question: "Can you pack it for me?",
      answer: `Yes, bring it loose and leave the [packing](/pack-ship/professional-packing) to us.`,
      category: "Packing",
      tags: [
        "packing",
        "boxes",
        "pack it for me",
        "packing service",
        "do I have to pack it myself",
        "box it up",
        "items loose",
      ],
    },
    {
      id: "shipping-make-label",
      question: "I have a packed box but no label. What now?",
      answer: `Bring the box and the address, and we'll make the label. Leave the top open if you want the padding checked.`,
      category: "Labels",
      tags: ["printing", "no label", "shipping label", "make a label", "buy postage", "no printer", "print a label"],
    },
    {
      id: "shipping-drop-off",
      question: "Can I just drop off a package that is ready to go?",
      answer: `Yes. With a paid ${anyCarrier} label, a [drop-off](/pack-ship/package-drop-offs) is ${price("dropoff")}.`,
      category: "Drop-off",
      tags: ["drop-off", "returns", "leave a package", "already labeled", "UPS", "FedEx", "USPS", "DHL"],
    },
    {
      id: "shipping-restricted",
      question: "What can't I put in a package?",
      answer: `Anything that can explode, catch fire, leak or spoil on the way. Fireworks, fuel and damaged batteries are the common ones, and aerosols and perfume go only under special rules. See [what can't be shipped](/pack-ship/professional-packing#what-cannot-ship).`,
      category: "Limits",
      tags: [
        "prohibited",
        "batteries",
        "dangerous goods",
        "what cannot be shipped",
        "prohibited items",
        "perfume",
        "aerosols",
        "fireworks",
        "lithium",
        "food",
        "spoil",
        "hazmat",
        "flammable",
        "liquids",
        "not allowed",
      ],
    },
  ],
} as const satisfies FaqGroup;
