/** Questions as pages show them: numbers filled in, markup parsed, in their order. */
import type { Faq, FaqGroup, Numbers, Service, ServiceSection } from "../content/schema.ts";
import type { FindServiceLink, ServiceLink } from "../services/service-link.ts";
import { withNumbers } from "../text/number-tokens.ts";
import { parseRichText, type RichText } from "../text/rich-text.ts";
import { slugify } from "../text/slugify.ts";

export interface FaqView {
  id: string;
  question: string;
  answer: RichText;
  isFeatured: boolean;
  /** ISO date, or null. */
  lastUpdated: string | null;
  /** Services that the answer also concerns. */
  related: ServiceLink[];
}

/** The fragment of the question's address: its id, or the question itself where a simple record has none. */
export const faqId = ({ id, question }: Faq) => id ?? slugify(question);

export function faqView(faq: Faq, numbers: Numbers, findLink: FindServiceLink): FaqView {
  return {
    id: faqId(faq),
    question: withNumbers(faq.question, numbers),
    answer: parseRichText(withNumbers(faq.answer, numbers)),
    isFeatured: faq.isFeatured ?? false,
    lastUpdated: faq.lastUpdated ?? null,
    related: (faq.relatedServices ?? []).map(findLink),
  };
}

/** Questions of a group by `order`, which is the place in the list where it is left out. */
const byOrder = ({ faqs }: FaqGroup): Faq[] =>
  faqs
    .map((faq, at) => ({ faq, order: faq.order ?? at + 1 }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ faq }) => faq);

/** Featured questions first, then the rest; inside both, group by group and by order. */
export function orderFaqs(groups: readonly FaqGroup[]): Faq[] {
  const faqs = groups.flatMap(byOrder);
  return [...faqs.filter((faq) => faq.isFeatured), ...faqs.filter((faq) => !faq.isFeatured)];
}

/** The sections of the FAQ page in their order, by the section of the services that they are about. */
export const faqSections: Record<ServiceSection, FaqGroup["section"]> = {
  "pack-ship": "Pack & Ship",
  "copy-print": "Copy & Print",
  "home-business": "Home & Business",
  specialty: "Specialty Services",
};

/** The questions in a service's own record as a group of the FAQ page, under the service's id and name. */
export function ownFaqGroup({
  id,
  serviceName,
  section,
  faqs,
}: Pick<Service, "id" | "serviceName" | "section" | "faqs">): FaqGroup | null {
  return faqs === undefined ? null : { key: id, title: serviceName, section: faqSections[section], faqs };
}
