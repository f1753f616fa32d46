/** The store may drop any of these services. */
import { services } from "../../app/content/services/index.ts";
import { servicePath } from "../../app/site/service-links.server.ts";

/** Falls back to the section's last service. */
export function serviceLike(section: string, wanted: string): { id: string; name: string; path: string } {
  const others = services.filter((service) => service.section === section && service.id !== section);
  const service = services.find(({ id }) => id === wanted) ?? others.at(-1);
  if (service === undefined) {
    throw new Error(`There is no service in ${section} for tests to look at`);
  }
  return { id: service.id, name: service.serviceName, path: servicePath(service) };
}

export const artworkShipping = serviceLike("pack-ship", "artwork-shipping");
export const golfClubShipping = serviceLike("pack-ship", "golf-club-shipping");
export const packageReceiving = serviceLike("pack-ship", "package-receiving");
export const shredding = serviceLike("home-business", "shredding");
export const fax = serviceLike("home-business", "fax-services");
