/** All questions, as their page shows them. */
import { numbers } from "../text/numbers.server.ts";
import type { FaqGroup } from "../content/schema.ts";
import { faqSections, faqView, orderFaqs, type FaqView } from "./faq-view.ts";
import { faqGroups } from "./faq-groups.server.ts";
import { memoize } from "../site/memoize.server.ts";
import { findLink } from "../services/services.server.ts";

export interface FaqPageSection {
  title: string;
  groups: Array<{ key: string; title: string; faqs: FaqView[] }>;
}

const viewSections: (groups: readonly FaqGroup[]) => FaqPageSection[] = memoize((groups) =>
  Object.values(faqSections).map((title) => ({
    title,
    groups: groups
      .filter((group) => group.section === title)
      .map((group) => ({
        key: group.key,
        title: group.title,
        faqs: orderFaqs([group]).map((faq) => faqView(faq, numbers, findLink)),
      })),
  })),
);

/** Every question, by section and group. */
export const viewFaqSections = (): FaqPageSection[] => viewSections(faqGroups);

/** Every question in the order of the page. */
export const allQuestions = (): FaqView[] =>
  viewFaqSections().flatMap(({ groups }) => groups.flatMap(({ faqs }) => faqs));
