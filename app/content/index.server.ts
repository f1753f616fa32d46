/**
 * The only door to the business data. `.server` keeps it out of the browser: a loader hands a page the
 * slice that it shows. Views are made on first use and kept, since the records never change.
 */
import type { FaqGroup, Service } from "./schema.ts";
import { serviceView, servicePath, type ServiceView } from "../domain/service-view.ts";
import { facts } from "./facts.ts";
import { faqGroups } from "./faqs/index.ts";
import { defaultCallToAction } from "./pages/call-to-action.ts";
import { services } from "./services/index.ts";

export { carriers } from "./carriers.ts";
export { hours } from "./hours.ts";
export { footerLinks, headerLinks, lostLinks } from "./navigation.ts";
export { contact as contactPage } from "./pages/contact.ts";
export { home as homePage } from "./pages/home.ts";
export { site } from "./site.ts";
export { facts, services, defaultCallToAction };

const servicesByPath = new Map<string, Service>(services.map((service) => [servicePath(service), service]));
const groupsByKey = new Map<string, FaqGroup>(faqGroups.map((group) => [group.key, group]));
const serviceViews = new Map<Service, ServiceView>();

/** The service at a path such as `/pack-ship/artwork-shipping`, if there is one. */
export function findService(path: string): Service | undefined {
  return servicesByPath.get(path);
}

/** The service as its page shows it. @throws Error when it refers to a FAQ group or fact that does not exist */
export function viewService(service: Service): ServiceView {
  const known = serviceViews.get(service);
  if (known !== undefined) {
    return known;
  }
  const groups = service.faqGroups.map((key) => {
    const group = groupsByKey.get(key);
    if (group === undefined) {
      throw new Error(`${service.id} refers to the FAQ group ${key}, which does not exist`);
    }
    return group;
  });
  const view = serviceView(service, groups, facts, defaultCallToAction);
  serviceViews.set(service, view);
  return view;
}
