/** Questions for pages: numbers filled in, markup parsed, in their order. */
import { askPage } from "../content/pages/ask-mailbox-plus.ts";
import type { AskPage, Faq, FaqGroup, Service } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { findLink, servicePath } from "../site/service-links.server.ts";
import { memoize } from "../site/memoize.ts";
import { parseRichText } from "../text/rich-text.ts";
import { faqGroups, faqGroupsOf, faqId, faqSections, orderFaqs } from "./faq-groups.server.ts";

export type FaqView = ReturnType<typeof viewFaq>;

/** @throws Error on a service that does not exist */
export const viewFaq = (faq: Faq) => ({
  ...faq,
  id: faqId(faq),
  answer: parseRichText(faq.answer),
  /** Services that the answer also concerns. */
  related: (faq.relatedServices ?? []).map(findLink),
});

/** The questions of a service's page: those among its cards, and the others. */
export const viewServiceFaqs = memoize((service: Service) => {
  const faqs = orderFaqs(faqGroupsOf(service))
    .filter(({ isOnPage }) => isOnPage !== true)
    .map(viewFaq);
  const isAnswered = ({ id }: FaqView) => service.answeredFirst?.includes(id) === true;
  return { answered: faqs.filter(isAnswered), others: faqs.filter((faq) => !isAnswered(faq)) };
});

/** The service on whose page all questions of a group stand, if there is one. */
const pageOf = ({ key }: FaqGroup) => {
  const service = services.find((each) => faqGroupsOf(each).some((group) => group.key === key));
  return service === undefined ? null : servicePath(service);
};

/** The questions of the FAQ page: a few with a star, then general ones and the featured ones of each service. */
export const viewAllFaqs = memoize(({ starred: ids }: AskPage) => {
  // A heading says that they are asked most: a star on each would say it again.
  const viewed = (faqs: readonly Faq[]) => faqs.map((faq) => ({ ...viewFaq(faq), isFeatured: false }));
  const isStarred = (faq: Faq) => ids.includes(faqId(faq));
  const sections = Object.values(faqSections).map((title) => ({
    title,
    groups: faqGroups
      .filter(({ section }) => section === title)
      .map((group) => {
        const others = orderFaqs([group]).filter((faq) => !isStarred(faq));
        const featured = others.filter(({ isFeatured }) => isFeatured === true || group.isGeneral === true);
        // Where all of those have a star, the next one stands for the group.
        const shown = featured.length > 0 ? featured : others.slice(0, 1);
        return { key: group.key, title: group.title, to: pageOf(group), faqs: viewed(shown) };
      }),
  }));
  return { starred: viewed(faqGroups.flatMap(({ faqs }) => faqs).filter(isStarred)), sections };
});

const questionsOf = (sections: ReadonlyArray<{ groups: ReadonlyArray<{ faqs: FaqView[] }> }>): FaqView[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ faqs }) => faqs));

/** All that the FAQ page shows, in its order. */
export function allFaqs(): FaqView[] {
  const { starred, sections } = viewAllFaqs(askPage);
  return [...starred, ...questionsOf(sections)];
}
