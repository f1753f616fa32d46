import type { Page, ServicesPage } from "../schema.ts";
import { aboutPage } from "./about-us.ts";
import { askPage } from "./ask-mailbox-plus.ts";
import { contactPage } from "./contact.ts";
import { homePage } from "./home.ts";
import { measurePage } from "./measure.ts";
import { myListPage } from "./my-list.ts";
import { pricesPage } from "./prices.ts";
import { searchPage } from "./search.ts";
import { serviceAreaPage } from "./service-area.ts";
import { servicesPage } from "./services.ts";
import { partnersPage } from "./shipping-partners.ts";
import { trackingPage } from "./tracking.ts";

/** By the name of the route module. */
export const plainPages: Readonly<Record<string, Page | ServicesPage>> = {
  "about-us": aboutPage,
  "ask-mailbox-plus": askPage,
  contact: contactPage,
  home: homePage,
  measure: measurePage,
  "my-list": myListPage,
  prices: pricesPage,
  search: searchPage,
  "service-area": serviceAreaPage,
  services: servicesPage,
  "shipping-partners": partnersPage,
  tracking: trackingPage,
};
