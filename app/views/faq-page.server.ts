/** The page with all questions. */
import { numbers } from "./numbers.server.ts";
import type { FaqGroup } from "../content/schema.ts";
import { faqSections, faqView, orderFaqs, type FaqView } from "../domain/service-view.ts";
import { faqGroups } from "./faq-groups.server.ts";
import { once } from "./once.server.ts";
import { findLink } from "./services.server.ts";

export interface FaqPageSection {
  title: string;
  groups: Array<{ key: string; title: string; faqs: FaqView[] }>;
}

const viewSections: (groups: readonly FaqGroup[]) => FaqPageSection[] = once((groups) =>
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
export const viewFaqPage = (): FaqPageSection[] => viewSections(faqGroups);

/** Every question in the order of the page. */
export const allQuestions = (): FaqView[] => viewFaqPage().flatMap(({ groups }) => groups.flatMap(({ faqs }) => faqs));
