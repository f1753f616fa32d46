import { amount } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const bannersFaqs = {
  key: "banners",
  title: "Banners",
  section: "Copy & Print",
  faqs: [
    {
      id: "banners-how-long",
      question: "Does a banner take as long as a poster?",
      answer: `It can take longer than a poster's ${amount("print-poster-time")}, since some banners need finishing. Tell us when it has to be up.`,
      category: "Timing",
      tags: ["turnaround", "proof", "banner turnaround", "ready", "party banner", "birthday banner", "rush"],
      isFeatured: true,
    },
    {
      id: "banners-outdoors",
      question: "Will a banner hold up outdoors?",
      answer: `For a while, but sun fades ink and wind tears corners. Tell us how long it will hang, and tie it at every grommet.`,
      category: "Materials",
      tags: ["outdoor", "weather", "outdoor banner", "vinyl", "grommets", "rain", "wind", "weatherproof", "eyelets"],
    },
  ],
} as const satisfies FaqGroup;
