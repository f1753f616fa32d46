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
  keywords: ["bicycle shipping", "ship a bike", "bike box", "e-bike shipping", "bike packing"],
  heroTitle: "Your bike, boxed for the road",
  heroSubtitle: "Roll it in or bring it boxed. We measure it, compare carriers and send it where you will ride next.",
  heroImage: "/images/services/bicycle-shipping.svg",
  icon: "bicycle",
  label: [
    {
      term: "Bring",
      details: [
        "The bike, clean and dry",
        "Pedals and loose parts in a bag",
        "Delivery address and a phone number there",
      ],
    },
    { term: "Price", details: ["Set mostly by the size of the box", "Ask what packing and insurance add"] },
    {
      term: "Limits",
      details: ["USPS: {usps-girth} of length plus girth", "UPS: {ups-length} long, {ups-girth} of length plus girth"],
    },
    { term: "Good to know", details: ["Large e-bike batteries are dangerous goods: call first"] },
  ],
  content: [
    {
      heading: "From bicycle to parcel",
      body: `A bike that stands on two wheels will not fit any carrier's belt. This is what has to happen before it does:

1. **Pedals off.** The left one has a reversed thread: it loosens clockwise. Wrap both and put them in a bag.
2. **Front wheel out.** A spacer in the fork keeps the empty ends from being squeezed together.
3. **Bars turned or taken off.** Hang them beside the top tube without kinking the cables.
4. **Seat down or out.** Mark its height first with a bit of tape.
5. **Rear derailleur guarded.** Shift the chain to the largest rear cog, or unbolt the derailleur and tuck it inside the frame.
6. **Frame tubes sleeved.** Foam or cardboard goes wherever metal could rub paint.
7. **Small parts tied in.** A loose axle or pump wears a hole in the box and falls out.

Handy with an Allen key? Do the mechanical part at home. If not, ask us how much of it we can do for your model, or have a bike shop take it apart.`,
      isFullWidth: true,
    },
    {
      heading: "A box that suits the bike",
      body: `Bike shops often give away the cartons that new bikes came in. They work well if the cardboard is still stiff and has never been wet. Match the box to your frame, because a road bike rattles in a carton made for a mountain bike.

No box, or an unusual frame? We offer [boxes made to measure](/pack-ship/custom-box-making), and a hard travel case can be shipped as well.`,
    },
    {
      heading: "Why size costs more than weight",
      body: `A bike is light for the room it takes in a truck. Carriers charge such parcels by **dimensional weight**, which is worked out from length, width and height. A few inches off the longest side can lower the price.

Some boxes also draw a surcharge for large packages. Taking off the second wheel may be enough to avoid it. We can measure before you decide.`,
    },
    {
      heading: "Shipping to a race or a vacation",
      body: `Ground service is usually the cheapest way, so send the bike early. Leave a few spare days for assembly and a test ride.

- Ask the hotel, host or bike shop whether they take the box and store it.
- Write the guest's name and arrival date on the label.
- Keep the box and padding for the way home.
- Pack the tools you need to put it together, and the note where you wrote the seat height.`,
    },
  ],
  features: [
    {
      icon: "ruler",
      title: "Measured before you pay",
      description: "Length, width, height and weight go on the table first, so you see what drives the price.",
    },
    {
      icon: "truck",
      title: "Carriers side by side",
      description: "A box too big for one carrier may be fine for another. We work with several and can compare.",
    },
    {
      icon: "bicycle",
      title: "Whole or half packed",
      description: "Bring the bike ready to seal, or bring it rolling and ask what packing it would take.",
    },
    {
      icon: "shield",
      title: "Insurance for a costly frame",
      description: "Packages that our staff pack can be insured for their value if you bring a receipt or appraisal.",
    },
  ],
  faqGroups: ["bicycle"],
  lastUpdated: "2026-11-20",
} as const satisfies Service;
