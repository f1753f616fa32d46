/** The pages that are measured: one for each template, and all services. */
import { areas, services } from "../app/content/index.server.ts";
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
