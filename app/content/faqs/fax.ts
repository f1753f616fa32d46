import type { FaqGroup } from "../schema";

export const faxFaqs = {
  key: "fax",
  title: "Fax services",
  section: "Home & Business",
  faqs: [
    {
      id: "fax-busy",
      question: "What if the line is busy or nobody answers?",
      answer: `Government and clinic lines are often busy, so it can take a few tries. If it still won't go through, call the office and make sure the number hasn't changed.`,
      category: "Sending",
      isFeatured: true,
      tags: ["busy line", "failed fax", "failed", "no answer", "did not go through", "busy signal"],
    },
    {
      id: "fax-private",
      question: "Is a fax private enough for medical papers?",
      answer: `Clinics use fax every day. The risks are a wrong number and a machine anyone can walk up to, so double-check the number.`,
      category: "Privacy",
      tags: ["privacy", "medical", "medical records", "HIPAA", "doctor", "confidential", "safe", "fax my social"],
    },
  ],
} as const satisfies FaqGroup;
