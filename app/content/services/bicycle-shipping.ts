import type { Service } from "../schema";

export const bicycleShipping = {
  id: "bicycle-shipping",
  slug: "bicycle-shipping",
  section: "pack-ship",
  category: "pack-ship",
  serviceName: "Bicycle Shipping",
  summary: "Send a bike to a race, a buyer or a new home, boxed so that the frame and the gears arrive straight.",
  city: "Concord Township",
  pageTitle: "Bicycle Shipping and Boxing in Concord Township",
  metaDescription:
    "Ship a bike from Concord Township: what to take off, how to protect frame and derailleur, why the box size sets the price, and the rule for e-bikes.",
  tags: ["bike", "bike box", "ebike", "road bike", "mountain bike"],
  keywords: ["bicycle shipping", "ship a bike", "bike box", "e-bike shipping", "bike packing"],
  heroTitle: "Your bike, boxed for the road",
  heroSubtitle: "Bring it boxed or on its wheels. We measure it, compare carriers with you and ship it.",
  heroImage: "/images/services/bicycle-shipping.svg",
  icon: "bicycle",
  label: [
    {
      term: "Price",
      about: "price",
      details: ["Set mostly by the size of the box", "Packing and insurance are extra: ask us"],
    },
    { term: "Bring", bring: ["The bike, clean and dry", "Pedals and loose parts in a bag", { thing: "recipient" }] },
    {
      term: "Limits",
      details: ["USPS: {usps-girth} of length plus girth", "UPS: {ups-length} long, {ups-girth} of length plus girth"],
    },
    { term: "Good to know", details: ["E-bike batteries have rules of their own: call first"] },
  ],
  content: [
    {
      heading: "Ship a bike from here",
      tags: ["ship my bike", "send a bicycle"],
      body: `Yes. Bring your bike ready in its box, or roll it in and ask us what it takes to pack it.

- **Cost:** It depends on the size of the box, the distance, the speed and the packing. [Call or message us](/contact-us) with the three measurements, the weight and the ZIP code.
- **Time:** Ground service is usually the cheapest, so send the bike early. Leave a few spare days to put it together.
- **Bring:** The bike, clean and dry, with pedals and loose parts in a bag. The delivery address and a phone number there.

For an e-bike, call us first with the make and the watt-hours printed on the battery.`,
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

Don't have the tools? Ask us how much of this we can do for your model, or have a bike shop take it apart.`,
    },
    {
      heading: "Finding a box",
      tags: ["bike box", "where do I get a bike box", "sell bike boxes"],
      body: `Bike shops often give away the boxes that new bikes came in. One works well if the cardboard is stiff and was never wet. Match the box to your frame, because a road bike rattles in a mountain bike's box.

No box, or an unusual frame? We offer [boxes made to measure](/pack-ship/custom-box-making). A hard travel case can be shipped too.`,
    },
    {
      heading: "Why size costs more than weight",
      body: `A bike takes up a lot of room for its weight. Carriers charge for that by **dimensional weight**, which they work out from length, width and height. A few inches off the longest side can lower the price.

Some boxes also draw a surcharge for large packages. Taking off the second wheel may avoid it. We can measure before you decide.`,
    },
    {
      heading: "Shipping to a race or a vacation",
      body: `- Ask the hotel, host or bike shop whether they will take the box and store it.
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
      description: "A box that is too big for one carrier may be fine for another. We can compare them with you.",
    },
    {
      icon: "bicycle",
      title: "Boxed or not",
      description: "Bring the bike ready to seal, or bring it whole and ask what packing it would take.",
    },
    {
      icon: "shield",
      title: "Insurance for a good frame",
      description: "Packages that our staff pack can be insured for their value with a receipt, appraisal or invoice.",
    },
  ],
  tools: ["measure"],
  faqGroups: ["bicycle"],
  lastUpdated: "2026-11-21",
} as const satisfies Service;
