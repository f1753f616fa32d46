import type { FaqGroup } from "../schema";

export const digitalMailboxFaqs = {
  key: "digital-mailbox",
  title: "Digital mailbox",
  section: "Home & Business",
  faqs: [
    {
      id: "digital-mailbox-difference",
      question: "How is this different from a mailbox in your store?",
      answer: `With a [mailbox in our store](/home-business/mailbox-rental) you come in and pick up your mail. With a digital one, you see it online.`,
      category: "General",
      tags: [
        "digital mailbox",
        "mailbox",
        "virtual mailbox",
        "what is a digital mailbox",
        "see my mail online",
        "see my mail",
        "mail online",
        "mail on my phone",
      ],
      isFeatured: true,
    },
    {
      id: "digital-mailbox-privacy",
      question: "Does someone read my mail?",
      answer: `Usually nothing is opened until you ask. Someone has to handle a page to scan it, so have very private letters forwarded or held sealed.`,
      category: "Privacy",
      tags: ["privacy", "scans", "open my mail", "read", "secure", "safe", "confidential"],
    },
    {
      id: "digital-mailbox-business",
      question: "Can I use the address for my company?",
      answer: `For a website or an invoice, yes. The rules for registering a company are stricter. Some offices want a place where legal papers can be served, so check before you file.`,
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
