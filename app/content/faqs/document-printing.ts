import type { FaqGroup } from "../schema";

export const documentPrintingFaqs = {
  key: "document-printing",
  title: "Document printing",
  section: "Copy & Print",
  faqs: [
    {
      id: "documents-turnaround",
      question: "How long does document printing take?",
      answer: `Count on {print-standard-time} for a standard job. Tell us the page count and ask for a date. If it is urgent, call first. A rush order may cost extra.`,
      category: "Timing",
      tags: ["turnaround", "rush"],
      isFeatured: true,
      order: 1,
      lastUpdated: "2026-11-21",
    },
    {
      id: "documents-how-to-bring-file",
      question: "How do I get my file to you?",
      answer: `Call and ask which way is best for your file. The message form here takes words only, no attachments. If you bring a flash drive, keep a second copy on your phone in case it doesn't open. If all you have is a web page or an email, save it as a PDF first.`,
      category: "Files",
      tags: ["files", "PDF"],
      isFeatured: true,
      order: 2,
      lastUpdated: "2026-11-21",
    },
    {
      id: "documents-return-label",
      question: "Can you print a return label for me?",
      answer: `Yes, return label printing costs {return-label-price}. Have the label saved and ready on your phone. We do not accept Amazon QR code returns. Our [drop-off page](/pack-ship/package-drop-offs) shows which returns we take.`,
      category: "Labels",
      tags: ["returns", "labels"],
      order: 3,
    },
    {
      id: "documents-cut-off-edges",
      question: "Why are the edges of my page cut off?",
      answer: `Most printers can't print to the very edge of a sheet. Leave a margin all around, or plan for bleed and trimming. Also check the paper size in the file: letter, legal or tabloid.`,
      category: "Files",
      tags: ["margins", "paper size"],
      order: 4,
    },
    {
      id: "documents-color-pages",
      question: "Can I have only some pages in color?",
      answer: `Ask for it and list the page numbers. Keep charts and photos in color, and leave plain text in black. Watch for blue links and colored logos, because they can turn every page into a color page.`,
      category: "Color",
      tags: ["color", "price"],
      order: 5,
    },
  ],
} as const satisfies FaqGroup;
