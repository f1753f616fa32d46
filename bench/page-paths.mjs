/** The pages that are measured: one for each template, and all services. */
import { pages } from "../scripts/site-pages.mjs";

const pathsOf = (group) => pages.filter((page) => page.group === group).map(({ path }) => path);

export const servicePaths = pathsOf("service");

export const templatePaths = [
  "/",
  "/services",
  "/home-business/mailbox-rental",
  "/ask-mailbox-plus",
  "/contact-us",
  "/service-area",
  pathsOf("area")[0],
  "/privacy",
  "/about-us",
  "/tracking",
  "/shipping-partners",
  "/pack-ship",
];
