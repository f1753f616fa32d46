/** All questions, as their page shows them. */
import { askPage } from "../content/pages/ask-mailbox-plus.ts";
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

const questionsOf = (sections: readonly FaqPageSection[]): FaqView[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ faqs }) => faqs));

/** The questions as their page shows them: a few with a star, then the others by section and group. */
export function viewFaqPageQuestions(): { starred: FaqView[]; sections: FaqPageSection[] } {
  const sections = viewFaqSections();
  const ids = new Set<string>(askPage.starred);
  return {
    starred: questionsOf(sections)
      .filter(({ id }) => ids.has(id))
      .map((faq) => ({ ...faq, isFeatured: true })),
    sections: sections.map(({ title, groups }) => ({
      title,
      groups: groups
        .map(({ faqs, ...group }) => ({
          ...group,
          faqs: faqs.filter(({ id }) => !ids.has(id)).map((faq) => ({ ...faq, isFeatured: false })),
        }))
        .filter(({ faqs }) => faqs.length > 0),
    })),
  };
}

/** Every question in the order of the page. */
export function allQuestions(): FaqView[] {
  const { starred, sections } = viewFaqPageQuestions();
  return [...starred, ...questionsOf(sections)];
}
