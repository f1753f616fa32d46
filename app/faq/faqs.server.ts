import { askPage } from "../content/pages/ask-mailbox-plus.ts";
import type { AskPage, Faq, FaqGroup, Service } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { findLink, servicePath } from "../site/service-links.server.ts";
import { memoize } from "../site/memoize.ts";
import { parseRichText } from "../text/rich-text.ts";
import { faqGroups, faqGroupsOf, faqId, faqSections, orderFaqs } from "./faq-groups.server.ts";

export type FaqView = ReturnType<typeof viewFaq>;

/** @throws Error on an unknown service */
export const viewFaq = (faq: Faq) => ({
  ...faq,
  id: faqId(faq),
  answer: parseRichText(faq.answer),
  related: (faq.relatedServices ?? []).map(findLink),
});

export const viewServiceFaqs = memoize((service: Service) => {
  const faqs = orderFaqs(faqGroupsOf(service))
    .filter(({ isOnPage }) => isOnPage !== true)
    .map(viewFaq);
  const isAnswered = ({ id }: FaqView) => service.answeredFirst?.includes(id) === true;
  return { answered: faqs.filter(isAnswered), others: faqs.filter((faq) => !isAnswered(faq)) };
});

const pageOf = ({ key }: FaqGroup) => {
  const service = services.find((each) => faqGroupsOf(each).some((group) => group.key === key));
  return service === undefined ? null : servicePath(service);
};

/** Starred questions, then general ones and each service's featured ones. */
export const viewAllFaqs = memoize(({ starred: ids }: AskPage) => {
  // The heading already says they're asked most, so no star on each.
  const viewed = (faqs: readonly Faq[]) => faqs.map((faq) => ({ ...viewFaq(faq), isFeatured: false }));
  const isStarred = (faq: Faq) => ids.includes(faqId(faq));
  const sections = Object.values(faqSections).map((title) => ({
    title,
    groups: faqGroups
      .filter(({ section }) => section === title)
      .map((group) => {
        const others = orderFaqs([group]).filter((faq) => !isStarred(faq));
        const featured = others.filter(({ isFeatured }) => isFeatured === true || group.isGeneral === true);
        // If all featured ones are starred, show the next one.
        const shown = featured.length > 0 ? featured : others.slice(0, 1);
        return { key: group.key, title: group.title, to: pageOf(group), faqs: viewed(shown) };
      }),
  }));
  return { starred: viewed(faqGroups.flatMap(({ faqs }) => faqs).filter(isStarred)), sections };
});

const questionsOf = (sections: ReadonlyArray<{ groups: ReadonlyArray<{ faqs: FaqView[] }> }>): FaqView[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ faqs }) => faqs));

export function allFaqs(): FaqView[] {
  const { starred, sections } = viewAllFaqs(askPage);
  return [...starred, ...questionsOf(sections)];
}
