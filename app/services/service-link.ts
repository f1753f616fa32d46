/** Addresses of services, and names of their sections. */
import type { Service, ServiceSection } from "../content/schema.ts";

/** `/pack-ship/artwork-shipping`; a service that is its section's own overview has one segment. */
export function servicePath({ id, section, slug = id }: Pick<Service, "id" | "section" | "slug">): string {
  return section === slug ? `/${slug}` : `/${section}/${slug}`;
}

export const sectionNames: Record<ServiceSection, string> = {
  "pack-ship": "Pack & Ship",
  "copy-print": "Copy & Print",
  "home-business": "Home & Business",
  specialty: "Specialty",
};
