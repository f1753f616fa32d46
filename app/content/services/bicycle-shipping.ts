import type { Service } from "../schema";

export const bicycleShipping = {
  id: "bicycle-shipping",
  slug: "bicycle-shipping",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Bicycle Shipping",
  summary: "Send a bike to a race, a buyer or a new home, boxed so that the frame and the gears arrive straight.",
  city: "Concord Township",
  pageTitle: "Bicycle Shipping and Boxing",
  metaDescription:
    "Ship a bike by FedEx, UPS or USPS. Box size sets the price. Bring it clean, with pedals off, boxed or on its wheels. E-bikes: call about the battery.",
  tags: ["bike", "bike box", "ebike", "road bike", "mountain bike"],
  keywords: ["bicycle shipping", "ship a bike", "bike box", "e-bike shipping", "bike packing"],
  heroTitle: "Bicycle shipping in Concord Township",
  heroSubtitle: "Bring it boxed or on its wheels. The size of the box sets most of the price.",
  heroImage: "/images/services/bicycle-shipping.svg",
  icon: "bicycle",
  label: [
    {
      term: "Price",
      about: "price",
      details: [
        "Set mostly by the size of the box, then by distance and speed",
        "Packing and insurance are extra",
        "Call with the three sides, the weight and the ZIP code",
      ],
    },
    {
      term: "Time",
      about: "time",
      details: ["Ground is usually the cheapest, so send the bike early", "Leave a few spare days to put it together"],
    },
    { term: "Bring", bring: ["The bike, clean and dry", "Pedals and loose parts in a bag", { thing: "recipient" }] },
    {
      term: "Limits",
      details: [
        "USPS: {usps-girth} of length plus girth; {usps-girth-oversized} by ground, at oversized prices",
        "UPS: {ups-length} long, {ups-girth} of length plus girth",
      ],
    },
    { term: "Good to know", details: ["E-bike: call about the battery"] },
  ],
  content: [
    {
      heading: "Ship a bike from here",
      tags: ["ship my bike", "send a bicycle"],
      body: `Bring your bike ready in its box, or roll it in and have it packed.

For an e-bike, have the make and the watt-hours ready when you call. They are printed on the battery.`,
    },
    {
      heading: "How to take a bike apart",
      tags: ["take my bike apart", "disassemble", "pedals off", "how to pack a bike", "remove the wheels"],
      body: `1. **Pedals off.** The left one loosens clockwise. Wrap both and bag them.
2. **Front wheel out.** A spacer keeps the empty fork from being squeezed.
3. **Bars turned or taken off.** Hang them beside the top tube without kinking the cables.
4. **Seat down or out.** Mark its height with a bit of tape first.
5. **Rear derailleur guarded.** Shift the chain to the largest rear cog, or unbolt the derailleur and tuck it inside the frame.
6. **Frame tubes wrapped.** Put foam or cardboard where metal could rub paint.
7. **Small parts tied in.** A loose axle or pump can punch through the box.

Don't have the tools? A bike shop can take it apart.`,
    },
    {
      heading: "Finding a box",
      tags: ["bike box", "where do I get a bike box", "sell bike boxes"],
      body: `Bike shops often give away the boxes that new bikes came in. One works well if the cardboard is stiff and was never wet. Match the box to your frame, because a road bike rattles in a mountain bike's box.

No box, or an unusual frame? We make [custom boxes](/pack-ship/custom-box-making). A hard travel case can be shipped too.`,
    },
    {
      heading: "Why size costs more than weight",
      body: `A bike takes up a lot of room for its weight. Carriers charge for that by **dimensional weight**, which comes from length, width and height. A few inches off the longest side can lower the price.

Some boxes also draw a surcharge for large packages. Taking off the second wheel may avoid it.`,
    },
    {
      heading: "Shipping to a race or a vacation",
      body: `- Check that the hotel, host or bike shop will take the box and store it.
- Write the guest's name and arrival date on the label.
- Keep the box and padding for the trip home.
- Pack the tools you need to put the bike back together.`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Measured before you pay",
      description: "We measure and weigh it first, so you can see what drives the price.",
    },
    {
      icon: "truck",
      title: "Carriers side by side",
      description:
        "A box that is too big for the mail may be fine for UPS, which takes {ups-girth} of length plus girth.",
    },
    {
      icon: "bicycle",
      title: "Boxed or not",
      description: "Bring the bike ready to seal, or bring it whole and have our staff pack it.",
    },
    {
      icon: "shield",
      title: "Insurance for a good frame",
      description: "Bikes packed by our staff can be insured for their value with a receipt, appraisal or invoice.",
    },
  ],
  tools: ["measure"],
  faqGroups: ["bicycle"],
  cta: {
    title: "Have the box measurements?",
    subtitle: "Send the three sides, the weight and the ZIP code, and get a price for your bike.",
    buttonText: "Get a bike shipping quote",
    buttonLink: "/contact",
    icon: "bicycle",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-23",
} as const satisfies Service;
