import type { FaqGroup } from "../schema";

export const documentPrintingFaqs = {
  key: "document-printing",
  title: "Document printing",
  section: "Copy & Print",
  faqs: [
    {
      id: "documents-how-to-bring-file",
      question: "How do I get my file to you?",
      answer: `A PDF is best. If it's a web page or an email, save it as a PDF first. Our message form doesn't take attachments, so ask us how to send a file. If you bring a flash drive, keep a copy on your phone, too.`,
      category: "Files",
      tags: [
        "files",
        "PDF",
        "print from phone",
        "USB stick",
        "plug in USB",
        "printer USB",
        "thumb drive",
        "flash drive",
        "email a file",
        "send a file",
        "resume",
        "print my document",
        "print from email",
        "print from gmail",
        "tickets",
        "homework",
        "essay",
        "icloud",
      ],
      isFeatured: true,
    },
    {
      id: "documents-color-pages",
      question: "Can I have only some pages in color?",
      answer: `Yes, if you list the page numbers. Watch for blue links and colored logos, which can make every page a color page.`,
      category: "Color",
      tags: ["color", "price", "color printing", "black and white", "color pages", "double sided"],
    },
  ],
} as const satisfies FaqGroup;
