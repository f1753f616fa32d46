import { answers } from "../owner-answers.ts";
import { aboutPage } from "../pages/about-us.ts";
import type { AboutPage, Answers, StoreAnswer } from "../schema.ts";

const { leadership }: AboutPage = aboutPage;
/** Names to search for, once the owner gives them. */
const leaderNames = leadership.flatMap(({ role, name }) => (name === undefined ? [] : `, ${role} name`)).join("");

const parking = ({ parking: text }: Answers): StoreAnswer[] =>
  text === undefined
    ? []
    : [
        {
          id: "parking",
          title: "Parking",
          page: "/contact-us",
          text,
          tags: "parking, park, parking lot, where to park",
        },
      ];

/** Questions about the store itself. Answers without text come from `site.ts` and `hours.ts`. */
export const storeAnswers = [
  {
    id: "hours",
    shows: "hours",
    title: "Store hours",
    page: "/contact-us",
    tags: `hours, open, opens, opening, close, closed, closing, closing time, what time, today, tomorrow, now,
      weekend, saturday, sunday, monday, tuesday, wednesday, thursday, friday, late, lunch, holiday,
      before work, after work, morning, afternoon, evening, night, noon, weekday, shut, doors, lock up,
      hours on the weekend, november, december, january, nov, dec, jan, pick up my order, snow day,
      snow emergency, open early, what time does the ups store close`,
  },
  {
    id: "phone",
    title: "Phone number",
    page: "/contact-us",
    tags: `phone, phone number, telephone, call, number, contact, reach, talk, speak, person, human, complaint,
      complain, speak with the owner, talk to the owner, owners phone, talk to the manager, speak to a manager,
      customer service, text you, text the store, text message, whatsapp`,
  },
  {
    id: "email",
    title: "Email address",
    page: "/contact-us",
    tags: "email, email address, message, contact, contact form, reach",
  },
  {
    id: "address",
    title: "Our address",
    page: "/contact-us",
    tags: `address, directions, location, where, where are you located, street, zip code, map, find the store,
      gps, navigate, which town, what road, how far, cross street, near me, nearest store`,
  },
  {
    id: "payment",
    title: "How to pay",
    page: "/terms",
    fragment: "#payment-and-refunds",
    tags: `payment, pay, cash, credit card, debit card, checks, accept cards, forms of payment, tap to pay,
      accept visa, pay with a card, take checks, pay upfront, pay in advance, deposit, when do i pay,
      pay online, pay over the phone, pay by phone, aceptan tarjeta, aceptan tarjetas de credito`,
  },
  ...parking(answers),
  {
    id: "area",
    title: "Where our customers come from",
    page: "/service-area",
    tags: `area served, service area, towns, lake county, geauga county, ashtabula county, cities, serve,
      nearby town, i live in, mentor on the lake, painesville township`,
  },
  {
    id: "about",
    title: "Who runs the store",
    page: "/about-us",
    tags: `owner, owns, who runs, family, local, since, in business, history, franchise, manager, how long open,
      who is in charge, chain, independent${leaderNames}`,
  },
  {
    id: "faith",
    title: "Everyone is welcome",
    page: "/about-us",
    text: "We are guided by our faith. Whatever you believe, you are welcome here.",
    tags: "faith, christian, church, religious",
  },
  {
    id: "prices",
    shows: "prices",
    title: "Prices",
    page: "/services",
    text: "Everything else goes by size, number, distance or time. Tell us what you need, and [ask for a price](/contact-us).",
    tags: "price, prices, price list, how much is it, what do you charge, rates, your prices",
  },
  {
    id: "ship",
    title: "Ship a package",
    page: "/pack-ship",
    text: "Bring it packed or loose, with the recipient's full address and phone number. We ship by [FedEx](/pack-ship/fedex-shipping), [UPS](/pack-ship/ups-authorized-shipper-outlet), [USPS](/pack-ship/usps-services) and [DHL](/pack-ship/dhl-express). The price depends on size, weight, distance and speed.",
    tags: `ship, ship something, ship a box, ship a package, send something, send a box, send a package,
      mail a package, mail a box, shipping cost, shipping prices, how much to ship a box,
      how much is it to send a package, suitcase, luggage`,
  },
  {
    id: "ups-store",
    title: "Is this a UPS Store?",
    page: "/pack-ship/ups-authorized-shipper-outlet",
    text: "We are an independent, family-run store and a UPS Authorized Shipping Outlet.",
    tags: "ups store, the ups store",
  },
  {
    id: "cancel-fingerprints",
    title: "Cancel or reschedule fingerprints",
    page: "/specialty/digital-fingerprinting",
    text: 'Use the link "Cancel an appointment or check its status" on [the fingerprinting page](/specialty/digital-fingerprinting).',
    tags: "cancel, reschedule, cancel my appointment",
  },
  {
    id: "po-box",
    title: "A PO box or a mailbox?",
    page: "/home-business/mailbox-rental",
    text: "We rent private mailboxes with a street address. To send something to a PO box, choose USPS.",
    tags: "po box, rent a po box, street address, mailbox, difference",
  },
] as const satisfies StoreAnswer[];
