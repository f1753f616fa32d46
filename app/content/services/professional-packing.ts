import { anyCarrier } from "../number-words.ts";
import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const professionalPacking = {
  id: "professional-packing",
  section: "pack-ship",
  door: "pack",
  category: "pack-ship",
  serviceName: "Professional Packing",
  summary: "Fragile or awkward items, boxed by our staff.",
  pageTitle: "Professional Packing",
  metaDescription:
    "Fragile and odd items packed by our staff and shipped. Price by item, box and padding. Bring them unpacked, with the full address and their value.",
  tags: [
    "pack it for me",
    "packing service",
    "fragile",
    "china",
    "dishes",
    "glass",
    "vase",
    "glassware",
    "television",
    "lamp",
    "electronics",
    "care package",
    "lithium batteries",
  ],
  keywords: ["professional packing", "fragile packing", "pack and ship", "double boxing", "electronics packing"],
  heroTitle: "Professional packing",
  heroSubtitle: "Bring it unpacked, and our staff will pack and ship it.",
  heroImage: "/images/services/professional-packing.svg",
  icon: "tape",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("the item, the box and the padding"), "Shipping is separate"],
    },
    {
      term: "Time",
      about: "time",
      details: ["Call ahead for large sets, furniture or anything you can't lift alone"],
    },
    {
      term: "Bring",
      bring: ["The items, unpacked and clean", { thing: "recipient" }, "What the items are worth"],
    },
    {
      term: "Insurance",
      about: "limit",
      details: ["Only if our staff packs it", "Needs proof of value: receipt, appraisal or invoice"],
    },
    { term: "Not accepted", about: "limit", details: ["Fuel, fireworks and other dangerous goods"] },
  ],
  content: [
    {
      heading: "Have it packed for you",
      tags: [
        "pack it for me",
        "packing price",
        "what does packing cost",
        "bring it in and you pack it",
        "wrap and ship",
        "sewing machine",
        "trading cards",
        "pack my dishes",
        "wrap it",
        "clock",
        "doll",
        "crystal",
        "collectibles",
        "ship a dress",
        "ship a wedding dress",
        "ship a suit",
        "ship a coat",
      ],
      body: `Bring one item or a set, loose or half packed. We can pack it and ship it with ${anyCarrier}. Tell us what's delicate or already cracked, so we know where not to press.`,
    },
    {
      heading: "How to protect each kind of item",
      tags: [
        "dishes",
        "china",
        "plates",
        "wine glasses",
        "boxes for dishes",
        "glassware",
        "vase",
        "lamp",
        "figurines",
        "electronics",
        "books",
        "heirloom",
        "double boxing",
        "homemade jam",
        "jelly",
        "maple syrup",
        "jars",
        "tools",
        "pack tools",
      ],
      body: `- **China and glass.** Wrap each piece by itself, and stand plates on edge. A flat stack cracks from the bottom.
- **Electronics.** Take out ink, discs and loose batteries first.
- **Lamps and figurines.** Support thin parts before you pad the rest.
- **Syrup and jam.** Tape the lids, and seal each jar in its own bag.
- **Books and tools.** Use small, strong boxes, not one big heavy one.
- **Anything that breaks easily.** Fit the wrapped piece snugly in a small box, and put that in a larger one with padding on all six sides. It costs more to ship.`,
    },
    {
      id: "what-cannot-ship",
      heading: "What can't be shipped",
      tags: [
        "alcohol",
        "guns",
        "perfume",
        "batteries",
        "cookies",
        "homemade food",
        "cookies to college",
        "ship tobacco",
        "vape",
        "vape juice",
        "damaged battery",
        "lithium battery",
        "wine shipping box",
        "cash",
        "send cash",
        "mail cash",
        "propane tank",
        "plants",
        "ship live plants",
        "animals",
        "knife",
        "medicine",
        "what wont you pack",
        "what do you not take",
        "refuse to ship",
        "dangerous goods",
        "not accepted",
        "wine",
        "firearms",
        "gun",
        "live animals",
        "nail polish",
        "paint",
        "gasoline",
        "prohibited",
        "refuse",
        "lithium",
        "ship dog",
        "ship cat",
        "ship puppy",
        "ship a snake",
        "ship pet",
        "mail a knife",
        "ship knives",
        "ship meat",
        "frozen food",
        "aerosols",
        "hairspray",
        "mail a check",
        "send a check",
      ],
      body: `Carriers refuse these, or take them only under special rules:

- **Never:** explosives, fireworks, fuel, propane, illegal drugs, and anything the law forbids.
- **Burns or leaks:** aerosols, perfume, nail polish, paint and strong cleaners.
- **Batteries:** loose or damaged lithium batteries, power banks and large e-bike batteries. A device with its battery inside can often go.
- **Alcohol:** USPS doesn't carry it, and other carriers take it only from licensed businesses, so we can't ship it for you.
- **Guns and ammunition:** FedEx and UPS take guns only from licensed businesses that have a contract. Please call before you bring one in.
- **Tobacco and vaping products.**
- **Live animals, and food that spoils.**
- **Cash, and checks or money orders that anyone could cash.**

Knives, medicine, or anything else you aren't sure about? Ask before you bring it. Other countries [forbid more](/pack-ship/international-shipping).`,
    },
  ],
  features: [
    {
      icon: "tape",
      title: "Nothing to shop for",
      description: "We choose the box and the padding for your item.",
    },
    {
      icon: "shield",
      title: "So you can insure it",
      description: "Our insurer covers only packages our staff packed.",
    },
  ],
  tools: ["measure"],
  faqGroups: ["professional-packing"],
  cta: {
    title: "Something fragile to send?",
    subtitle: "Tell us what it is, how big it is and where it's going.",
    buttonText: "Ask for a packing price",
    buttonLink: "/contact",
    icon: "tape",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
