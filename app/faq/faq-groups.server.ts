/** Groups of questions: shared by several services, or from a service's own record. */
import { faqGroups as sharedGroups } from "../content/faqs/index.ts";
import type { Faq, FaqGroup, Service, ServiceSection } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { slugify } from "../text/english.ts";

/** The sections of the FAQ page in their order, by the section of the services that they are about. */
export const faqSections: Record<ServiceSection, FaqGroup["section"]> = {
  "pack-ship": "Pack & Ship",
  "copy-print": "Copy & Print",
  "home-business": "Home & Business",
  specialty: "Specialty Services",
};

/** The questions of a service's record, as a group under its id and name. */
const ownGroup = ({ id, serviceName, section, faqs }: Service): FaqGroup[] =>
  faqs === undefined ? [] : [{ key: id, title: serviceName, section: faqSections[section], faqs }];

/** Every group, in the order of the FAQ page. */
export const faqGroups: readonly FaqGroup[] = [...sharedGroups, ...services.flatMap(ownGroup)];

/** The groups of a service's page, its own first. */
export const faqGroupsOf = (service: Service): FaqGroup[] => [
  ...ownGroup(service),
  ...(service.faqGroups ?? []).flatMap((key) => sharedGroups.find((group) => group.key === key) ?? []),
];

/** The fragment of the question's address: its id, or the question itself where a simple record has none. */
export const faqId = ({ id, question }: Faq) => id ?? slugify(question);

/** Questions of a group by `order`, which is the place in the list where it is left out. */
function byOrder({ faqs }: FaqGroup): Faq[] {
  const orderOf = (faq: Faq) => faq.order ?? faqs.indexOf(faq) + 1;
  return faqs.toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** Featured questions first, then the rest; inside both, group by group and by order. */
export function orderFaqs(groups: readonly FaqGroup[]): Faq[] {
  const faqs = groups.flatMap(byOrder);
  return [...faqs.filter((faq) => faq.isFeatured), ...faqs.filter((faq) => !faq.isFeatured)];
}
