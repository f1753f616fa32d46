import type { Policy } from "../schema";

export const accessibilityStatement = {
  path: "/accessibility",
  name: "Accessibility",
  kind: "WebPage",
  menus: { footer: 70 },
  pageTitle: "Accessibility Statement",
  metaDescription:
    "How we keep this website usable with keyboard, screen reader, large type or no script at all, what has been tested, and how to tell us what's wrong.",
  tags: ["accessibility statement", "screen reader"],
  heroTitle: "Accessibility",
  heroSubtitle: "This website should work for everyone. Here's what we've done and what's still missing.",
  lastUpdated: "2026-11-28",
  sections: [
    {
      icon: "check",
      title: "What we aim for",
      body: `We follow the **Web Content Accessibility Guidelines 2.2, level AA**. That is a goal, not a certificate: no outside party has audited the site.`,
      content: [],
    },
    {
      icon: "ruler",
      title: "What is tested",
      body: `Each time the site changes, programs test it in a real browser before the change goes live.`,
      content: [
        "A testing program checks every page, at the width of a phone and of a desktop screen, in light and in dark colors.",
        "The open menu, the search with its results, the contact form with its errors, an open answer and a tracking result are checked too.",
        "A message is written and sent with the keyboard alone.",
        "Every kind of page is read with JavaScript turned off.",
        "The HTML of every page is checked for errors.",
      ],
    },
    {
      icon: "question",
      title: "What is not tested",
      tags: ["website with a screen reader"],
      body: `Programs find only part of what can go wrong. We have not yet tested the site together with people who use a screen reader, a switch or a magnifier every day. If that is you, please let us know what you find.`,
      content: [],
    },
    {
      icon: "globe",
      title: "What we do not control",
      body: `Some things you can reach from here aren't ours.`,
      content: [
        "The interactive map and the driving directions are Google's. Our address is there as text, too.",
        "Tracking pages belong to the carriers, and booking and sign-up pages to the companies that run them.",
        "The robot check in the contact form is Cloudflare's and needs JavaScript. You can call or email the store instead.",
      ],
    },
    {
      icon: "bell",
      title: "Tell us what doesn't work",
      body: `[Send a message](/contact-us) or call us, and say which page it was and what you use to read it. If you can't read something, just ask.`,
      content: [],
      highlight: true,
    },
  ],
} as const satisfies Policy;
