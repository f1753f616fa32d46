import type { FaqGroup } from "../schema";

export const scanningFaqs = {
  key: "scanning",
  title: "Document scanning",
  section: "Home & Business",
  faqs: [
    {
      id: "scanning-photos",
      question: "Can you scan old photos?",
      answer: `Prints are the easiest, once they're out of the album. For slides or negatives, ask us before you come.`,
      category: "Materials",
      isFeatured: true,
      tags: [
        "photos",
        "color",
        "scan pictures",
        "slides",
        "negatives",
        "old photos",
        "photo album",
        "digitize photos",
        "polaroids",
        "scrapbook",
        "scan pictures to a thumb drive",
      ],
    },
    {
      id: "scanning-large",
      question: "Can you scan drawings or very large sheets?",
      answer: `A very large sheet may have to be scanned in parts or made smaller, so tell us the size first. Fold lines show, so bring drawings rolled.`,
      category: "Materials",
      tags: ["large format", "drawings", "blueprint scan", "large drawing", "maps", "oversized"],
    },
    {
      id: "scanning-edit",
      question: "Can I change the text after it is scanned?",
      answer: `A scan is a picture of the page. Text recognition turns it into words you can copy, but check them, because similar letters get mixed up.`,
      category: "Files",
      tags: ["PDF", "text recognition", "Word", "editable", "OCR", "searchable PDF", "change text"],
    },
  ],
} as const satisfies FaqGroup;
