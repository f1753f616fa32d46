import { amount, anyCarrier } from "../number-words.ts";
import type { Policy } from "../schema";

export const privacyPolicy = {
  path: "/privacy",
  name: "Privacy",
  kind: "WebPage",
  menus: { footer: 50 },
  pageTitle: "Privacy Policy",
  metaDescription:
    "What this website learns about you, where your message goes, how your location and tracking numbers are handled, and how long anything is kept.",
  tags: ["privacy policy", "personal data", "cookies", "what do you know about me"],
  heroTitle: "Privacy policy",
  heroSubtitle: "What this site learns about you, what it does with it, and how long it keeps it.",
  // Change it when the owner approves new wording, not with each edit.
  lastUpdated: "2025-01",
  sections: [
    {
      icon: "inbox",
      title: "Information we collect",
      tags: ["my information", "search history", "personal data", "what do you do with my information"],
      body: `You can read every page without telling us who you are. There are no accounts and no payments on this site. We collect information only when you use one of these:`,
      content: [
        "The contact form. You give your name, email address and message, plus a phone number and the service you're asking about if you like. We also note when the message came and whether it was emailed on to us.",
        "Your location, if you press the location button or have already allowed this site to see it. Your browser rounds the coordinates, to about a city block, before they leave your device.",
        "A tracking number that you type in. It stays in your browser, or is sent to our server once, to pick the carrier and build the link to its page.",
        "Words typed into a search box. They go to our server as you type and when you search, so we can find answers and pages. We don't log or keep them.",
        "The technical details any website receives, such as your internet address and browser type. Our host Cloudflare handles them to deliver the page and keep abuse out.",
        "A log of requests, which Cloudflare keeps for us: when, which page, and those technical details. What you type or choose on a page is not in it.",
      ],
    },
    {
      icon: "envelope",
      title: "How we use it",
      body: `We use what you write in the form to answer you and to do the work you ask for. It does not put you on a mailing list.`,
      content: [
        "Your location fills in the name of a place, and the name may change as you move.",
        "Cloudflare Turnstile checks that a human is sending the form. It looks at signals from your browser and tells us yes or no.",
        "Visit statistics, where we have switched them on, tell us which pages and buttons are used.",
      ],
    },
    {
      icon: "lock",
      title: "Security",
      body: `We don't keep much. Beyond that:`,
      content: [
        "Pages and messages travel over an encrypted connection.",
        "Messages are stored in our database at Cloudflare. Store staff read them there; no page of this site shows them.",
        "Fonts and images come from this site, not from other companies.",
        "No system is perfectly safe. Please do not put card numbers or Social Security numbers in a message.",
      ],
    },
    {
      icon: "handshake",
      title: "Sharing with others",
      tags: ["sell my data", "share my information"],
      body: `**We do not sell your information, and we do not trade it.** A few companies carry out part of the work, and each sees only what its part needs.`,
      content: [
        "Cloudflare hosts the site, stores messages and runs the Turnstile check.",
        "MailChannels delivers your message to our mailbox as an email.",
        "A lookup service based on OpenStreetMap turns rounded coordinates into a place name. Our server asks on your behalf, so the service does not learn your internet address.",
        `${anyCarrier} receives your tracking number when you open its tracking page.`,
        "Google Maps loads on the contact page only after you press the button for it. After that, Google's own privacy policy applies to that map.",
        "A court or agency may require information from us by law. We would hand over what the law demands and no more.",
      ],
      highlight: true,
    },
    {
      icon: "document",
      title: "Cookies and statistics",
      tags: ["cookies on the website", "tracking cookies", "analytics", "do you use cookies"],
      body: `This site sets no cookies of its own. A message that you have started stays in your browser tab until you send it or close the tab. [My list](/visit) stays in your browser until you take everything off it or clear your browser's data.`,
      content: [
        "Statistics run through Google Tag Manager, and only if the store has set it up. It may then use cookies.",
        "If your browser sends the Global Privacy Control signal, the tag manager is never loaded.",
        "Turnstile is from Cloudflare, and the interactive map is from Google. They may keep small items in your browser.",
        "Your browser saves one page of ours, with our hours, phone number, address and prices, and shows it when you have no connection.",
        "You can block or delete cookies in your browser. Every page can be read without them.",
      ],
    },
    {
      icon: "people",
      title: "Your rights",
      tags: ["delete my information", "delete my message", "see my information"],
      body: `You can turn off location access at any time in your browser's settings. The page then shows a standard place name, and everything else works as before.

It's your information, so to see or change it, use [our contact page](/contact-us) or stop by the store. We may ask a question or two first, to be sure the message is really yours. You can have us:`,
      content: ["Show you what we have about you.", "Correct it if it is wrong.", "Delete it early."],
    },
    {
      icon: "clock",
      title: "Retention: how long we keep it",
      body: `Messages are kept for ${amount("message-retention")}. After that the ones that were delivered to us, or that we have answered, are deleted from the database.`,
      content: [
        "A message that could not be delivered stays until we have answered it.",
        "The copy in our email inbox is separate. If you want your message deleted, we remove that one too.",
        `We don't log coordinates. To answer the next request faster, our server keeps rounded spots and their place names for ${amount("place-retention")}, with nothing that says who asked. Your browser may keep its own answer for the same ${amount("place-retention")}.`,
        "We do not store tracking numbers.",
        "Cloudflare deletes its log of requests after a week.",
      ],
      highlight: true,
    },
    {
      icon: "pen",
      title: "Changes to this policy",
      body: `When the site starts to do something different, this page changes with it. We won't use a message you sent earlier for something that wasn't listed when you sent it, unless you agree.`,
      content: [],
    },
    {
      icon: "question",
      title: "Contact",
      body: `Call us, stop by, or use [the contact page](/contact-us), which also has our phone number and store hours. This page covers the website. If a service in the store needs papers, such as the postal form for a [mailbox](/home-business/mailbox-rental), ask us what happens to them.`,
      content: [],
    },
  ],
} as const satisfies Policy;
