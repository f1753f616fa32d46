import type { FaqGroup } from "../schema";

export const digitalMailboxFaqs = {
  key: "digital-mailbox",
  title: "Digital mailbox",
  section: "Home & Business",
  faqs: [
    {
      id: "digital-mailbox-difference",
      question: "How is this different from a mailbox in your store?",
      answer: `With a [mailbox in our store](/home-business/mailbox-rental) you come to the store and take your mail home. With a digital one, you see it online.`,
      category: "General",
      tags: [
        "digital mailbox",
        "mailbox",
        "virtual mailbox",
        "what is a digital mailbox",
        "see my mail online", "see my mail",
        "mail online",
        "mail on my phone",
      ],
      isFeatured: true,
    },
    {
      id: "digital-mailbox-privacy",
      question: "Does someone read my mail?",
      answer: `Usually nothing is opened until you ask. A page you want scanned passes through a person's hands, so have very private letters forwarded or held sealed.`,
      category: "Privacy",
      tags: ["privacy", "scans", "open my mail", "read", "secure", "safe", "confidential"],
    },
    {
      id: "digital-mailbox-business",
      question: "Can I use the address for my company?",
      answer: `For a website or an invoice, yes. Registering a company has stricter rules: some offices want a place where legal papers can be served, so check with yours before you file.`,
      category: "Business",
      tags: [
        "business",
        "address",
        "LLC",
        "company address",
        "registered agent",
        "business address",
        "virtual office",
        "incorporate",
      ],
    },
  ],
} as const satisfies FaqGroup;
