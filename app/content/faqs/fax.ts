import type { FaqGroup } from "../schema";

export const faxFaqs = {
  key: "fax",
  title: "Fax services",
  section: "Home & Business",
  faqs: [
    {
      id: "fax-price",
      question: "How much does a fax cost?",
      phrasings: ["per page fax", "first page", "fax rate", "fax 20 pages", "cost to send a fax", "long distance fax"],
      answer: `The price depends on the page count and where it goes. If the office takes email, a scan may be better for a long stack.`,
      category: "Pricing",
      tags: ["price", "how much", "per page", "fax cost", "pages", "international fax", "fax abroad"],
      isFeatured: true,
      lastUpdated: "2026-11-24",
    },
    {
      id: "fax-busy",
      question: "What if the line is busy or nobody answers?",
      phrasings: [
        "fax wont go through",
        "keeps failing",
        "try again",
        "fax error",
        "fax did not go through",
        "fax failed",
      ],
      answer: `Government and clinic lines are often busy. If it keeps failing, call the office: the number may have changed.`,
      category: "Sending",
      tags: ["busy line", "failed fax", "failed", "no answer", "did not go through", "busy signal"],
    },
    {
      id: "fax-receive",
      question: "Can I receive a fax at the store?",
      phrasings: ["someone fax me", "get a fax sent here", "your fax number", "fax to you", "store fax number"],
      answer: `Call before you give anyone a number, and ask if we can hold a fax for you.`,
      category: "Receiving",
      tags: ["receiving", "receive a fax", "incoming fax", "fax number", "get a fax"],
    },
    {
      id: "fax-private",
      question: "Is a fax private enough for medical papers?",
      phrasings: ["is it secure to fax", "fax my social", "sensitive papers"],
      answer: `Clinics use fax every day. The risks: a wrong number, and a fax machine that anyone can walk up to. Check the digits twice.`,
      category: "Privacy",
      tags: ["privacy", "medical", "medical records", "HIPAA", "doctor", "confidential", "safe"],
    },
    {
      id: "fax-from-phone",
      question: "My document is on my phone. Can you fax it?",
      phrasings: ["fax a picture", "fax a file", "fax from email", "on my phone"],
      answer: `It has to be on paper first. Call to ask how soon we can print it. A PDF prints better than a screenshot.`,
      category: "Sending",
      tags: ["phone", "printing", "fax from phone", "fax a pdf", "fax from email", "no paper"],
      relatedServices: ["document-printing"],
    },
  ],
} as const satisfies FaqGroup;
