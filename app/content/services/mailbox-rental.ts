import type { Service } from "../schema";

export const mailboxRental = {
  id: "mailbox-rental",
  slug: "mailbox-rental",
  section: "home-business",
  category: "mailbox-rentals",
  serviceName: "Mailbox Rental",
  summary: "A real street address for your mail and parcels, held behind our counter until you come by.",
  city: "Concord Township",
  pageTitle: "Private Mailbox Rental in Concord Township",
  metaDescription:
    "Rent a private mailbox in Concord Township: two plans, what each costs and includes, the ID you need for Form 1583, and how forwarding works.",
  keywords: ["mailbox rental", "private mailbox", "PO box alternative", "Form 1583", "Concord Township"],
  heroTitle: "A mailbox that takes parcels too",
  heroSubtitle: "Your letters and packages come to one address with a lock, and someone is there to sign for them.",
  heroImage: "/images/services/mailbox-rental.svg",
  icon: "mailbox",
  label: [
    {
      term: "Price",
      details: [
        "{mailbox-basic-price}, {mailbox-basic-packages} included",
        "{mailbox-notify-price} with e-mail notice, {mailbox-notify-packages} included",
        "{mailbox-extra-package}",
      ],
    },
    { term: "Term", details: ["{mailbox-terms}, paid in advance"] },
    { term: "Bring", details: ["One photo ID", "One secondary ID that shows your current address", "USPS Form 1583"] },
    { term: "Unclaimed mail", details: ["Returned to sender after {mailbox-unclaimed}"] },
  ],
  content: [
    {
      heading: "What you get",
      body: `A mailbox of your own in our store for the term you choose. Letters are sorted into it, and parcels that do not fit wait behind the counter.

Any carrier may deliver to you here. A parcel that needs a signature finds somebody to sign, which an empty porch on a workday cannot offer.`,
    },
    {
      heading: "Two plans, one choice to make",
      body: `The plans differ in one thing: whether you want to be told that something came.

- **Basic**: {mailbox-basic-price}, with {mailbox-basic-packages} in the price.
- **With electronic notification**: {mailbox-notify-price}, with {mailbox-notify-packages} in the price. You hear from us when mail or a parcel is in.

Past the packages in the plan it is {mailbox-extra-package}. Both plans run for {mailbox-terms}. Fees are due in advance and are non-refundable, so take the short term first if you are not sure.`,
      isFullWidth: true,
    },
    {
      heading: "What to bring",
      body: `The Postal Service asks every mailbox holder for **Form 1583**. You need two current documents, and one document cannot do both jobs:

- **One photo ID**, such as a driver's licence, passport, state ID or permanent resident card.
- **One secondary ID with your current address**, such as a lease, mortgage paper, vehicle registration, voter card or home insurance policy.

A Social Security card, a credit card and a birth certificate are not accepted. You can sign the form in front of our staff, so no notary is needed.`,
    },
    {
      heading: "Picking up your mail",
      body: `Come in during store hours, [listed here](/contact-us). Have your photo ID with you, because we ask for it when we hand over mail. If somebody else should collect for you, talk to us first so that the papers name that person.`,
    },
    {
      heading: "Away for a while?",
      body: `We can forward mail to where you are. Forwarding costs extra, because you pay the postage of each bundle. Mail that nobody claims goes back to the sender after {mailbox-unclaimed}.

If you would sooner read your post on a screen, look at our [digital mailbox](/home-business/digital-mailbox-rental).`,
    },
  ],
  features: [
    {
      icon: "truck",
      title: "Every carrier delivers",
      description: "Parcels from FedEx, UPS, USPS and DHL all reach the same box holder at the same counter.",
    },
    {
      icon: "lock",
      title: "Handed over with ID",
      description: "Mail leaves the counter only when the person collecting shows a valid photo ID.",
    },
    {
      icon: "bell",
      title: "Know before you drive",
      description: "On the notification plan a message tells you that mail came, so no trip is for nothing.",
    },
    {
      icon: "store",
      title: "An address for the business",
      description: "Put a street address on your letterhead and keep your home address to yourself.",
    },
  ],
  faqGroups: ["mailbox-rental"],
  cta: {
    title: "Bring two documents and pick a box",
    subtitle: "Message us first if you want to know whether a box is free today.",
    buttonText: "Ask about a mailbox",
    buttonLink: "/contact",
    icon: "mailbox",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
