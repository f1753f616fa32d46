import { faqGroups as sharedGroups } from "../content/faqs/index.ts";
import type { Faq, FaqGroup, Service, ServiceSection } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { slugify } from "../text/english.ts";

export const faqSections: Record<ServiceSection, FaqGroup["section"]> = {
  "pack-ship": "Pack & Ship",
  "copy-print": "Copy & Print",
  "home-business": "Home & Business",
  specialty: "Specialty Services",
};

const ownGroup = ({ id, serviceName, section, faqs }: Service): FaqGroup[] =>
  faqs === undefined ? [] : [{ key: id, title: serviceName, section: faqSections[section], faqs }];

export const faqGroups: readonly FaqGroup[] = [...sharedGroups, ...services.flatMap(ownGroup)];

/** The service's own group first. */
export const faqGroupsOf = (service: Service): FaqGroup[] => [
  ...ownGroup(service),
  ...(service.faqGroups ?? []).flatMap((key) => sharedGroups.find((group) => group.key === key) ?? []),
];

export const faqId = ({ id, question }: Faq) => id ?? slugify(question);

/** `order` defaults to the position in the list. */
function byOrder({ faqs }: FaqGroup): Faq[] {
  const orderOf = (faq: Faq) => faq.order ?? faqs.indexOf(faq) + 1;
  return faqs.toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** Featured first; then by group and order. */
export function orderFaqs(groups: readonly FaqGroup[]): Faq[] {
  const faqs = groups.flatMap(byOrder);
  return [...faqs.filter((faq) => faq.isFeatured), ...faqs.filter((faq) => !faq.isFeatured)];
}
