import { price } from "../number-words.ts";
import type { FaqGroup } from "../schema";

export const fingerprintingFaqs = {
  key: "fingerprinting",
  title: "Digital fingerprinting",
  section: "Specialty Services",
  faqs: [
    {
      id: "fingerprinting-walk-in",
      question: "Do I need an appointment for fingerprinting?",
      answer: `Yes. Book it online, because we can't take walk-ins for fingerprints.`,
      category: "Appointments",
      tags: [
        "appointment",
        "walk-in",
        "walk in",
        "schedule",
        "book",
        "cancel",
        "reschedule",
        "online booking",
        "same day",
        "no appointment",
        "fingerprint hours",
      ],
      isFeatured: true,
      isOnPage: true,
    },
    {
      id: "fingerprinting-cost",
      question: "What does an Ohio background check cost?",
      answer: `BCI alone is ${price("fingerprint-bci")}, and FBI alone is ${price("fingerprint-fbi")}. Both together are ${price("fingerprint-bci-fbi")}.`,
      category: "Pricing",
      tags: [
        "price",
        "how much",
        "BCI price",
        "FBI price",
        "background check price",
        "teacher",
        "nurse",
        "employer",
        "daycare",
      ],
      isFeatured: true,
      isOnPage: true,
    },
    {
      id: "fingerprinting-bci-or-fbi",
      question: "What is the difference between BCI and FBI?",
      answer: `BCI searches Ohio records, and the FBI check searches records from the whole country. Your request letter says which one you need. A new Ohio nursing license needs both (Ohio Revised Code 4723.091, as of November 2026).`,
      category: "Background checks",
      tags: [
        "difference",
        "which check",
        "which one do I need",
        "nurse license",
        "teacher license",
        "coach",
        "foster parent",
        "nursing",
        "bus driver",
        "home health aide",
      ],
    },
    // Employers may not accept a record that people request for themselves (FBI, ucr.fbi.gov, checked 2026-11-28).
    {
      id: "fingerprinting-channeling",
      question: "Can I use channeling for a new job?",
      answer: `No, it can't be used for a job or license in the US. The employer or agency that wants the check will tell you how to get one. You can ask the FBI or an approved channeler yourself only for your own record, such as for a visa.`,
      category: "FBI channeling",
      tags: ["channeling", "channeler", "citizen", "immigration", "FBI record"],
    },
    {
      id: "fingerprinting-florida-photo",
      question: "Why are there two prices for Florida Level 2?",
      // Florida Statutes 435.04(1)(e) and 435.12 (flhealthsource.gov/background-screening, checked 2026-11-28).
      answer: `Agencies in Florida's screening Clearinghouse, such as those for health care, want a photo taken with the fingerprints. The check is ${price("fingerprint-florida-photo")} with the photo and ${price("fingerprint-florida")} without it. Your agency says which one it wants (Florida Department of Health, as of November 2026).`,
      category: "Pricing",
      tags: ["Florida", "photo", "Florida Level 2", "AHCA", "Florida license", "florida nurse"],
    },
  ],
} as const satisfies FaqGroup;
