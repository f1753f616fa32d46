/** Groups of questions: those shared by several services, and those that stand in a service's own record. */
import { faqGroups as sharedGroups } from "../content/faqs/index.ts";
import type { FaqGroup, Service } from "../content/schema.ts";
import { services } from "../content/services/index.ts";
import { ownFaqGroup } from "./faq-view.ts";

/** Every group, in the order of the FAQ page. */
export const faqGroups: readonly FaqGroup[] = [
  ...sharedGroups,
  ...services.flatMap((service) => ownFaqGroup(service) ?? []),
];

const groupsByKey = new Map<string, FaqGroup>(sharedGroups.map((group) => [group.key, group]));

/** The groups of a service's page, its own first. @throws Error when it refers to a group that does not exist */
export function faqGroupsOf(service: Service): FaqGroup[] {
  const shared = (service.faqGroups ?? []).map((key) => {
    const group = groupsByKey.get(key);
    if (group === undefined) {
      throw new Error(`${service.id} refers to the FAQ group ${key}, which does not exist`);
    }
    return group;
  });
  const own = ownFaqGroup(service);
  return own === null ? shared : [own, ...shared];
}
