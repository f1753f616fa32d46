import type { FaqGroup } from "../schema";

export const documentFinishingFaqs = {
  key: "document-finishing",
  title: "Document finishing",
  section: "Copy & Print",
  faqs: [
    {
      id: "finishing-booklet-pages",
      question: "Why must a booklet have a multiple of four pages?",
      phrasings: ["make a booklet", "wedding program", "obituary program", "bulletin", "zine"],
      answer: `One folded sheet makes four pages. If your text ends on page ten, two blank pages follow. Give us the pages in reading order.`,
      category: "Booklets",
      isFeatured: true,
      tags: ["booklets", "pages", "booklet printing", "program", "saddle stitch", "funeral program", "church bulletin"],
      lastUpdated: "2026-11-24",
    },
    {
      id: "finishing-laminate",
      question: "What can be laminated?",
      phrasings: [
        "laminate price",
        "laminate a card",
        "recipe cards",
        "laminated sign",
        "luggage tag",
        "sheet protector",
      ],
      answer: `A single sheet, such as a menu or a checklist. Ask us about yours. Never laminate a Social Security card, a birth certificate, a title or anything with a raised seal. Offices may refuse it afterward. Laminate a copy.`,
      category: "Lamination",
      tags: [
        "lamination",
        "documents",
        "laminate",
        "laminating",
        "social security card",
        "menu",
        "ID card",
        "certificate",
        "plastic",
      ],
    },
    {
      id: "finishing-cost-and-time",
      question: "Does finishing add time or cost?",
      phrasings: [
        "how much to laminate",
        "how much to bind",
        "cost of binding",
        "fold my flyers",
        "stapling",
        "drill holes",
      ],
      answer: `It can add both. Finishing comes after printing, so tell us what you want when you order.`,
      category: "Pricing",
      tags: ["price", "time", "laminating price", "binding price", "hole punch", "fold", "staple"],
    },
  ],
} as const satisfies FaqGroup;
