/** The pages that are measured: one for each template, and all services. */
import { areas } from "../app/content/areas/index.ts";
import { services } from "../app/content/services/index.ts";
import { servicePath } from "../app/domain/service-view.ts";

export const servicePaths = services.map(servicePath);

export const templatePaths = [
  "/",
  "/services",
  "/home-business/mailbox-rental",
  "/ask-mailbox-plus",
  "/contact-us",
  "/service-area",
  `/service-area/${areas[0].slug}`,
  "/privacy",
  "/about-us",
  "/tracking",
  "/shipping-partners",
  "/pack-ship",
];
