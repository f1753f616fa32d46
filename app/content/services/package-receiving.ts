import type { Service } from "../schema";

export const packageReceiving = {
  id: "package-receiving",
  slug: "package-receiving",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Package Receiving",
  summary: "Have a delivery sent to our store: we sign for it and keep it indoors until you pick it up.",
  city: "Concord Township",
  pageTitle: "Package Receiving in Concord Township, Ohio",
  metaDescription:
    "Send deliveries to our Concord Township store: somebody signs, and the package waits indoors. Pay per package or by the month; see how it works.",
  keywords: ["package receiving", "package holding", "porch pirates", "sign for package", "Concord Township"],
  heroTitle: "Your delivery, off the porch",
  heroSubtitle: "Send it to our counter. Somebody signs, and the box stays indoors until you have time to come by.",
  heroImage: "/images/services/package-receiving.svg",
  icon: "inbox",
  label: [
    { term: "Price", details: ["{receiving-price}", "Unlimited plan: {receiving-unlimited}"] },
    { term: "Carriers", details: ["FedEx, UPS, USPS and DHL"] },
    { term: "Before you order", details: ["Tell us, and ask how to write the address"] },
    { term: "Bring", details: ["A valid photo ID", "The tracking number, if you have it"] },
    { term: "Call first for", details: ["Very large, heavy, cold or live deliveries"] },
  ],
  content: [
    {
      heading: "Who sends packages here",
      body: `People who work while the truck comes by. People whose porch can be seen from the road. Somebody with a new laptop on the way that needs a signature. A neighbor who is off for a week and does not want boxes to pile up.

A small business can use it too, to keep deliveries away from a home address.`,
    },
    {
      heading: "Pay by the package or by the month",
      body: `- **Now and then**: {receiving-price}. You pay for what comes, and nothing in a month without deliveries.
- **Unlimited plan**: {receiving-unlimited}, for as many packages as arrive.

Count your usual month. For one or two boxes, pay for each. If something comes every week, the plan costs less, and you can stop counting.

If you want your letters handled as well, a [mailbox](/home-business/mailbox-rental) may suit you better. It starts at {mailbox-basic-price} and includes {mailbox-basic-packages}.`,
      isFullWidth: true,
    },
    {
      heading: "How to have something sent here",
      body: `1. **Tell us first.** [Call or write](/contact-us) before you order, so that we expect it and can give you the exact address line.
2. **Use your own name.** Order in the name on your ID. A nickname or a company name we do not know slows things down.
3. **Save the tracking number.** It shows when the carrier has delivered. Our [tracking page](/tracking) helps.
4. **Come and get it.** Bring your ID during store hours.`,
    },
    {
      heading: "Signatures",
      body: `Electronics, medicine and legal papers often need one, and a missed driver means another day at home. Here somebody can sign in store hours.

Some deliveries must be signed by the addressee, or by an adult who shows ID for it. Read the sender's conditions, and ask us before you have one of those sent here.`,
    },
    {
      heading: "Big, heavy or cold",
      body: `Call before you order furniture, a pallet, tires or a grill. The same goes for food that has to stay cold, and for plants or animals. We would rather tell you beforehand what we can take than turn a driver away.

Open a large box while you are still here. Damage is easier to show at once than a week later.`,
    },
  ],
  features: [
    {
      icon: "lock",
      title: "Indoors, not on a step",
      description: "Rain, dogs and passers-by do not get at a box that stands behind our counter.",
    },
    {
      icon: "pen",
      title: "Somebody signs",
      description: "A delivery that needs a signature finds a person here, so you need not wait in for it.",
    },
    {
      icon: "price",
      title: "Two simple prices",
      description: "Pay for a single package, or take the monthly plan and stop counting.",
    },
    {
      icon: "truck",
      title: "Send it on from here",
      description: "Wrong size? Tape it up again and leave the return at the same counter.",
    },
  ],
  faqGroups: ["package-receiving"],
  cta: {
    title: "Expecting a delivery?",
    subtitle: "Tell us what is coming and from whom, and we will tell you how to address it.",
    buttonText: "Ask before you order",
    buttonLink: "/contact",
    icon: "inbox",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
