import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const graphicDesignFaqs = {
  key: "graphic-design",
  title: "Graphic design",
  section: "Copy & Print",
  faqs: [
    {
      id: "design-how-long",
      question: "How long until I have the finished piece?",
      answer: `Once the design is done, printing takes ${amount("print-standard-time")} for standard work, or ${amount("print-poster-time")} for posters.`,
      category: "Timing",
      tags: ["turnaround", "printing", "how long", "design time", "rush"],
      isFeatured: true,
    },
    {
      id: "design-fix-my-file",
      question: "I have a file already. Can you fix it?",
      answer: `Bring it in, ideally in the format of the program it was made in, and we'll take a look. The usual problems are missing bleed and text too close to the edge.`,
      category: "Files",
      tags: ["files", "bleed", "fix file", "edit PDF", "resize"],
    },
    {
      id: "design-who-owns-it",
      question: "Do I get the files, and can I use them elsewhere?",
      answer: `Let's agree before we start on which files you get and where you can use them. If a picture or font belongs to someone else, the owner's rules still apply.`,
      category: "Rights",
      tags: ["files", "ownership", "own the design", "original files", "copyright", "logo file"],
    },
  ],
} as const satisfies FaqGroup;
