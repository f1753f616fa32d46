import { pricedBy } from "../shared-words.ts";
import type { Service } from "../schema";

export const graphicDesign = {
  id: "graphic-design",
  section: "copy-print",
  order: 40,
  category: "copy-print",
  serviceName: "Graphic Design",
  summary: "A sketch or a rough file made ready to print.",
  pageTitle: "Graphic Design for Print",
  metaDescription:
    "Cards, flyers, postcards and posters laid out for print. Bring your wording, logo and photos, or a sketch. You approve a proof before anything is printed.",
  tags: ["logo", "layout", "designer", "artwork for print"],
  keywords: ["graphic design", "print design", "logo file", "flyer design", "business card design"],
  heroTitle: "Graphic design for print",
  heroSubtitle: "Bring a sketch, an old card or a rough file, and we'll get it ready to print.",
  heroImage: "/images/services/graphic-design.svg",
  hero: "form",
  icon: "pen",
  label: [
    {
      term: "Price",
      about: "price",
      details: [pricedBy("the amount of work"), "Not refunded once work has begun"],
    },
    {
      term: "Time",
      about: "time",
      details: ["Tell us your date first, since printing comes after the design"],
    },
    {
      term: "Bring",
      bring: [
        "Your wording, typed if possible, spelled as it should appear",
        "Your logo as a vector file, if you have one",
        "Photos as original files",
        "Two or three examples you like",
      ],
    },
  ],
  content: [
    {
      heading: "Get help with a design",
      tags: [
        "design help",
        "make a logo",
        "design a flyer",
        "design a card",
        "design a church bulletin",
        "design a program",
        "what does design work cost",
        "logo cost",
        "how much to design",
        "design fee",
        "make me a logo",
        "hourly rate",
        "price",
        "refund",
        "how much",
        "designer",
        "logo price",
      ],
      body: `We can lay out your card, flyer, postcard or poster for print, and even a photo of your old sign is enough to start with.`,
    },
    {
      heading: "How a job goes",
      tags: [
        "see it before printing",
        "proof before you print",
        "sample first",
        "proof",
        "approval",
        "approve",
        "mistake after approval",
      ],
      body: `1. **Talk.** Tell us who will read it, where, and what they should do next.
2. **Agree.** Together we set the size, quantity, price and date.
3. **Proof.** You check the spelling, numbers, pictures and colors.
4. **Print.** Nothing is printed until you approve the proof.`,
    },
    {
      heading: "Why a vector logo is best",
      tags: ["blurry logo", "bigger", "vector", "enlarge a logo", "ai file", "eps file", "svg file"],
      body: `A photo is made of dots, and when you enlarge it, the dots show. A vector file holds the shapes, so the same logo works on a pen and on a banner. Look for a file ending in .ai, .eps or .svg. Some PDFs work too.`,
    },
    {
      heading: "How to ask for changes",
      tags: [
        "change my design",
        "do not like the design",
        "how many changes can i ask for",
        "number of revisions",
        "dont like it",
        "redo",
        "drafts",
        "changes",
        "revisions",
        "edits",
        "change",
      ],
      body: `Tell us what doesn't work, and for whom: "My customers are older and can't read this" helps more than "make it pop". Put all your changes in one list.`,
    },
    {
      heading: "Photos, fonts and rights",
      tags: ["copyright", "trademark", "use a picture from the internet", "google image", "song lyrics"],
      body: `A picture you find on the web belongs to someone, so use your own, or one you have permission to use. Team names, song lyrics and cartoon characters are protected too.`,
    },
  ],
  features: [
    {
      icon: "handshake",
      title: "Face to face",
      description: "You can point at the paper and hold up a sample, so we don't have to guess from an email.",
    },
  ],
  faqGroups: ["graphic-design"],
  cta: {
    title: "Have an idea but no file?",
    subtitle: "Tell us what you have, what it's for and when you need it.",
    buttonText: "Ask about a design",
    buttonLink: "/contact",
    icon: "pen",
  },
  closing: {
    title: "File ready to print?",
    subtitle: "A PDF is best for cards, flyers, postcards and posters.",
    buttonText: "See copy and print",
    buttonLink: "/copy-print",
  },
  lastUpdated: "2026-11-28",
} as const satisfies Service;
