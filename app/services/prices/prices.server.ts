import { pricesPage } from "../../content/pages/prices.ts";
import { services } from "../../content/services/index.ts";
import { offersOf } from "../offers.server.ts";
import { bandOf } from "../../site/band.ts";
import { servicePath } from "../../site/service-links.server.ts";
import { dependsOn } from "../label.server.ts";

const lines = services.map((service) => ({
  id: service.id,
  name: service.errand ?? service.serviceName,
  to: servicePath(service),
  offers: offersOf(service.id),
  // A section's own label covers more than this errand.
  dependsOn: dependsOn(service.errand === undefined ? service : { label: service.label }),
}));

const order: readonly string[] = pricesPage.order;

export const priceList = {
  groups: lines
    .filter(({ offers }) => offers.length > 0)
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
  byTheJob: lines.filter(({ offers }) => offers.length === 0),
};

export const viewPricesPage = () => ({
  ...pricesPage,
  ...priceList,
  band: bandOf(pricesPage.cta, "/images/pages/services.svg"),
});
