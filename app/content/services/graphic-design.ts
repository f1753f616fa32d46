import type { Service } from "../schema";

export const graphicDesign = {
  id: "graphic-design",
  slug: "graphic-design",
  section: "copy-print",
  category: "copy-print",
  serviceName: "Graphic Design",
  summary: "Turn a sketch, an old card or a rough file into artwork that is ready to print.",
  city: "Concord Township",
  pageTitle: "Graphic Design for Print in Concord Township",
  metaDescription:
    "Graphic design for print in Concord Township: what to bring, how a job runs from sketch to proof, and what to settle before the work begins.",
  keywords: ["graphic design", "print design", "logo file", "flyer design", "business card design"],
  heroTitle: "From the back of an envelope to print",
  heroSubtitle: "You know what you want to say. We help put it on the page so that it prints clean and reads well.",
  heroImage: "/images/services/graphic-design.svg",
  icon: "pen",
  label: [
    {
      term: "Bring",
      details: [
        "Your wording, typed if possible",
        "Logo and photos as original files",
        "Two or three examples you like",
      ],
    },
    { term: "Price", details: ["Depends on the work; agree on it first", "Not refunded once work has begun"] },
    { term: "Time", details: ["Ask for a date", "Printing time comes on top", "Rush print orders may cost extra"] },
    { term: "Proof", details: ["You approve it before printing"] },
  ],
  content: [
    {
      heading: "From idea to proof",
      body: `1. **Talk.** Tell us who should read it, where, and what they should do next.
2. **Agree.** Settle the size, the quantity, the price and the date before the work starts.
3. **Draft.** You see a first layout and say what to change.
4. **Proof.** You check every word and approve it.
5. **Print.** Only then does the job go into production.`,
      isFullWidth: true,
    },
    {
      heading: "What to bring",
      body: `- The text, spelled the way it should appear
- Your logo as a vector file, if one exists
- Photos straight from the camera or phone
- Your colors, as codes or on a printed piece
- Something you have printed before
- Examples you like, with a word on why

Missing half of it? Come anyway. An old sign or a truck door is a starting point.`,
    },
    {
      heading: "Why everybody asks for a vector logo",
      body: `A photo is made of dots. Enlarge it and the dots show. A vector file holds the shapes themselves, so the same logo fits a pen and a banner. Names ending in AI, EPS, SVG and some PDFs are the usual ones.

If you paid a designer for your logo, look through those old e-mails. The file is often there. A tiny picture copied from a website may have to be drawn again.`,
    },
    {
      heading: "Notes that help a designer",
      body: `Say what does not work, and for whom. "My customers are older and cannot read this" is better than "make it pop". Collect the remarks of your partner, your board and your aunt first, and send one list. Proofread at the draft stage, because a late change to the text can move everything else.`,
    },
    {
      heading: "Photos, fonts and rights",
      body: `A picture found by a web search belongs to somebody. Use your own, one you have licensed, or one you have leave in writing to use. Songs, team names and cartoon characters are protected too. Ask before the layout is built around one.`,
    },
  ],
  features: [
    {
      icon: "handshake",
      title: "Talk across the counter",
      description: "Point at the paper, hold up a sample, change your mind early. Design goes faster face to face.",
    },
    {
      icon: "poster",
      title: "Made for the press",
      description: "Size, bleed, fonts and color are thought of from the start, because the file will be printed.",
    },
    {
      icon: "check",
      title: "The last word is yours",
      description: "No design goes to print until you have seen the proof and said yes to it.",
    },
    {
      icon: "card",
      title: "One look for all of it",
      description: "Have cards, flyers, postcards and posters planned together, so they look like one business.",
    },
  ],
  faqGroups: ["graphic-design"],
  cta: {
    title: "Start with a conversation",
    subtitle: "Describe what you need in two lines. We will say what to bring and what happens next.",
    buttonText: "Tell us your idea",
    buttonLink: "/contact",
    icon: "pen",
    align: "left",
    variant: "brand",
  },
  lastUpdated: "2026-11-20",
} as const satisfies Service;
