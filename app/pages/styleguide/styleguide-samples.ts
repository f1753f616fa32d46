/** Samples for the style guide. */
import type { CallToAction } from "../../content/schema.ts";
import type { HeroFact } from "../../services/hero-fact.server.ts";
import type { FaqView } from "../../faq/faqs.server.ts";

const question = { answer: [{ p: ["An answer with ", { strong: "weight" }, "."] }], related: [], lastUpdated: null };

const drawn = { icon: "parcel", image: "/images/services/bicycle-shipping.svg" } as const;
const postmark = { lines: ["Since", "2010"], town: "Town", state: "State" };

export const styleguide = {
  colors: (
    "paper card kraft tape panel line edge ink soft " +
    "blue blue-strong red green brand brand-deep on-brand on-brand-soft"
  ).split(" "),
  sizes: ["xs", "sm", "base", "lg", "xl", "2xl", "3xl"],
  buttonVariants: ["primary", "secondary", "link", "ghost"],
  buttonSizes: ["sm", "md", "lg"],
  callsToAction: (["brand", "neutral", "ghost"] as const).flatMap((variant) =>
    (["left", "center"] as const).map((align): CallToAction => ({
      title: `Call to action: ${variant}, ${align}`,
      subtitle: "One sentence that says what the next step is.",
      buttonText: "Take the next step",
      buttonLink: "/contact",
      icon: "parcel",
      align,
      variant,
      ...(align === "left" && { bgImage: "/images/pages/home.svg" }),
    })),
  ),
  heroes: [
    { ...drawn, shape: "drawing" },
    { ...drawn, shape: "figure", before: "From", number: "$20", after: "per month", postmark },
    { ...drawn, shape: "figure", before: "", number: "$1,234.56", after: "per 100 pages", postmark },
    { ...drawn, shape: "sign", term: "Bring", details: ["A photo ID"], isWarning: false },
    {
      ...drawn,
      shape: "sign",
      term: "Notary",
      details: ["Call to ask when a notary is in", "Leave the paper unsigned"],
      isWarning: true,
    },
    {
      ...drawn,
      shape: "form",
      title: "Tell us about the job",
      text: "How many, how large, and when you need them.",
    },
  ] satisfies HeroFact[],
  postmark,
  label: [
    { term: "Price", details: ["Free"] },
    { term: "Bring", details: ["The item, in its box", "A photo ID"] },
    { term: "Not accepted", details: ["Whatever may not travel"] },
  ],
  signs: [
    { status: "open", text: "Open · Closes at 6:00 PM" },
    { status: "closing", text: "Closes soon · 6:00 PM" },
    { status: "closed", text: "Closed · Opens Mon 9:00 AM" },
    { status: "unsettled", text: "Holiday hours may vary today" },
    { status: "closed", text: "Closed" },
  ],
  week: [
    { days: "Thu, Nov 26", times: "Thanksgiving Day: hours may vary, call first", isDated: true },
    { days: "Mon-Fri", times: "9:00 AM to 6:00 PM", isToday: true },
    { days: "Sat", times: "9:00 AM to 2:00 PM" },
  ],
  faqs: [
    { ...question, id: "featured", question: "A question that is often asked", isFeatured: true },
    { ...question, id: "plain", question: "Another question", isFeatured: false, lastUpdated: "2026-11-20" },
  ] satisfies FaqView[],
} as const;
