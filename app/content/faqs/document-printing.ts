import type { FaqGroup } from "../schema";

export const documentPrintingFaqs = {
  key: "document-printing",
  title: "Document printing",
  section: "Copy & Print",
  faqs: [
    {
      id: "documents-turnaround",
      question: "How long does document printing take?",
      answer: `Count on {print-standard-time} for a standard job. A few pages and a thick manual are different work, so tell us the page count and ask for a date. If it is urgent, call first. A rush may be possible and can cost extra.`,
      category: "Timing",
      tags: ["turnaround", "rush"],
      isFeatured: true,
      order: 1,
      lastUpdated: "2026-11-20",
    },
    {
      id: "documents-how-to-bring-file",
      question: "How do I get my file to you?",
      answer: `Ask us which way suits your file before you come. The contact form here takes words only, no attachments. Keep a second copy somewhere you can reach from your phone, in case a stick does not open. If a web page or e-mail is all you have, save it as a PDF first.`,
      category: "Files",
      tags: ["files", "PDF"],
      isFeatured: true,
      order: 2,
      lastUpdated: "2026-11-20",
    },
    {
      id: "documents-return-label",
      question: "Can you print a return label for me?",
      answer: `Yes, return label printing costs {return-label-price}. Have the label saved and ready before you reach the counter. Our [drop-off page](/pack-ship/package-drop-offs) explains which returns we take. Amazon QR code returns are not accepted.`,
      category: "Labels",
      tags: ["returns", "labels"],
      order: 3,
    },
    {
      id: "documents-cut-off-edges",
      question: "Why are the edges of my page cut off?",
      answer: `Most printers cannot print to the very edge of a sheet. Leave a margin all around, or plan for bleed and trimming. The other common cause is a page made for another paper size, so check whether the file is set to letter, legal or tabloid.`,
      category: "Files",
      tags: ["margins", "paper size"],
      order: 4,
    },
    {
      id: "documents-color-pages",
      question: "Can I have only some pages in color?",
      answer: `Ask for it and list the page numbers. Keep charts and photos in color, and leave plain text in black. Beware of blue links and tinted logos in a footer, because they can turn every page into a color page.`,
      category: "Color",
      tags: ["color", "price"],
      order: 5,
    },
  ],
} as const satisfies FaqGroup;
