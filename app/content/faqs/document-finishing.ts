import type { FaqGroup } from "../schema";

export const documentFinishingFaqs = {
  key: "document-finishing",
  title: "Document finishing",
  section: "Copy & Print",
  faqs: [
    {
      id: "finishing-which-binding",
      question: "Which binding should I ask for?",
      answer: `A cookbook or manual should lie flat, so ask about coil or comb. A report that is read once can be stapled. A binder is best when pages change. Check with us that we can do it for your thickness.`,
      category: "Binding",
      tags: ["binding", "manuals", "spiral", "coil", "comb", "book", "report", "cookbook", "bind a book"],
      order: 1,
    },
    {
      id: "finishing-booklet-pages",
      question: "Why must a booklet have a multiple of four pages?",
      answer: `One folded sheet makes four pages. If your text ends on page ten, two blank pages follow. Use them for notes or a map. Give us the pages in reading order, unless we ask for something else.`,
      category: "Booklets",
      tags: ["booklets", "pages", "booklet printing", "program", "saddle stitch", "funeral program", "church bulletin"],
      order: 2,
    },
    {
      id: "finishing-laminate",
      question: "Is it safe to laminate any paper?",
      answer: `No. Never laminate a Social Security card, a birth certificate, a title or anything with a raised seal. Offices may refuse it afterward. Heat also turns receipt paper black. Laminate a copy and keep the original in a sleeve.`,
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
      order: 3,
    },
    {
      id: "finishing-cost-and-time",
      question: "Does finishing add time or cost?",
      answer: `It can do both, since it is handwork after the printing. Say what you want when you order, so that the price and the date include it.`,
      category: "Pricing",
      tags: ["price", "time", "laminating price", "binding price", "hole punch", "fold", "staple"],
      order: 4,
    },
  ],
} as const satisfies FaqGroup;
