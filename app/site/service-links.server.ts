import type { Service, ServiceSection } from "../content/schema.ts";
import { services } from "../content/services/index.ts";

/** `/pack-ship/artwork-shipping`; a section's own overview has one segment. */
export function servicePath({ id, section, slug = id }: Pick<Service, "id" | "section" | "slug">): string {
  return section === slug ? `/${slug}` : `/${section}/${slug}`;
}

export const sectionNames: Record<ServiceSection, string> = {
  "pack-ship": "Pack & Ship",
  "copy-print": "Copy & Print",
  "home-business": "Home & Business",
  specialty: "Specialty",
};

const servicesById = new Map<string, Service>(services.map((service) => [service.id, service]));

/** @throws Error on an unknown id */
export function serviceById(id: string): Service {
  const service = servicesById.get(id);
  if (service === undefined) {
    throw new Error(`No service called ${id}`);
  }
  return service;
}

/** @throws Error on an unknown id */
export function findLink(id: string) {
  const service = serviceById(id);
  return { name: service.serviceName, to: servicePath(service) };
}
