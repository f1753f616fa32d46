import type { FaqGroup } from "../schema";

export const documentFinishingFaqs = {
  key: "document-finishing",
  title: "Document finishing",
  section: "Copy & Print",
  faqs: [
    {
      id: "finishing-booklet-pages",
      question: "Why does a booklet need a multiple of four pages?",
      answer: `One folded sheet makes four pages, so if your text ends on page ten, you get two blanks. Give us the pages in reading order.`,
      category: "Booklets",
      isFeatured: true,
      tags: [
        "booklets",
        "pages",
        "booklet printing",
        "program",
        "saddle stitch",
        "funeral program",
        "church bulletin",
        "obituary program",
        "zine",
        "play program",
      ],
    },
    {
      id: "finishing-laminate",
      question: "What can be laminated?",
      answer: `A single sheet, such as a menu or a checklist. Never laminate a Social Security card, a birth certificate, a title or anything with a raised seal, because offices may refuse it afterward. Laminate a copy instead.`,
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
        "recipe cards",
        "sheet protector",
      ],
    },
    {
      id: "finishing-cost-and-time",
      question: "Does finishing add time or cost?",
      answer: `It can add both, since it's done after printing. Tell us what you want when you order.`,
      category: "Pricing",
      tags: ["price", "time", "laminating price", "binding price", "hole punch", "fold", "staple", "drill holes"],
    },
  ],
} as const satisfies FaqGroup;
