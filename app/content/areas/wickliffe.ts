import type { Area } from "../schema";

export const wickliffeArea = {
  id: "wickliffe",
  category: "core",
  serviceName: "Pack, ship and print for Wickliffe",
  slug: "wickliffe",
  city: "Wickliffe",
  county: "Lake County",
  geo: { lat: 41.60632, lng: -81.46803 },
  miles: 12.1,
  heading: "W",
  summary: "Booked errands for Wickliffe: fingerprints by appointment, mail on a screen, shredding on the way.",
  pageTitle: "Fingerprinting, Digital Mail and More near Wickliffe",
  metaDescription:
    "Wickliffe is at the western edge of Lake County. What can be done from home, what has to be done in person, and how to make one visit count.",
  keywords: [
    "Wickliffe fingerprinting",
    "digital mailbox Wickliffe",
    "shredding near Wickliffe",
    "Wickliffe Ohio shipping",
  ],
  heroTitle: "Across the county, by appointment",
  heroSubtitle:
    "From Wickliffe the trip east is a long one for Lake County. Arrange what you can before you start the car.",
  heroImage: "/images/areas/wickliffe.svg",
  content: [
    {
      heading: "At the other end of Lake County",
      body: `Wickliffe sits on the county's western edge, beside Cleveland's eastern suburbs. We are well over on the other side. Dropping by on a whim makes little sense from there, so the services below are ones you plan, or ones that need you only once.`,
    },
    {
      heading: "Do I have to come in person?",
      body: `For fingerprints, yes: nobody else can bring yours. For mail, hardly. A [digital mailbox](/home-business/digital-mailbox-rental) shows you what arrived on a screen, wherever you are sitting. For printing, one visit to fetch the order can be enough once the proof is settled.

A short note through [the contact form](/contact-us) tells you which kind your errand is.`,
    },
    {
      heading: "Book, then drive",
      body: `[Digital fingerprinting](/specialty/digital-fingerprinting) is by online appointment, and we cannot take walk-ins. Capture itself is quick, {fingerprint-time}. The delays come from wrong papers, so confirm which check you need before you book: Ohio only, FBI only, or both. A check run for the wrong purpose may have to be paid for again.`,
    },
    {
      heading: "What else should ride along?",
      body: `The box of bank statements in the basement, for one. Old tax drafts, canceled checks and expired insurance papers all carry numbers that belong in a [shredder](/home-business/shredding). Sort out what you must keep, and pull binders and spring clips. A parcel to relatives abroad could fill the other half of the trunk.`,
    },
  ],
  features: [
    {
      title: "Ask before you book",
      description: "A call about the right background check costs less than a second appointment.",
    },
    {
      title: "Mail without the miles",
      description: "Look at envelopes on your phone and decide which of them deserves a trip.",
    },
    {
      title: "Leave with an empty trunk",
      description: "Old papers to shred and new boxes to send are both counter business.",
    },
  ],
  popular: [
    { service: "digital-fingerprinting", why: "A set time makes the longer drive predictable." },
    { service: "digital-mailbox-rental", why: "Made for box holders who cannot look in every day." },
    { service: "shredding", why: "It takes up no time on a trip you are making anyway." },
    {
      service: "international-shipping",
      why: "Customs questions are easier to settle face to face than on a web form.",
    },
  ],
  faqs: [],
  lastUpdated: "2026-11-20",
} as const satisfies Area;
