/** The store: how to reach it, when it is open, and the layout that says so around every page. */
import { hours } from "../content/hours.ts";
import { site } from "../content/site.ts";
import { openState, weekRows } from "../domain/opening-hours.ts";
import { siteLayout, type SiteLayout } from "../domain/site-layout.ts";
import { directionsUrl, mapEmbedUrl, mapUrl, phoneUrl } from "../domain/urls.ts";
import { visitView, type VisitView } from "../domain/visit-view.ts";
import { menuLinks } from "./pages.server.ts";

const { phone, email, address } = site.contact;

/** How to reach the store. */
export const storeContact = {
  phone: { text: phone, url: phoneUrl(phone) },
  email,
  /** "100 Main Street", "Concord Township, OH 44077" */
  addressLines: [address.street, `${address.city}, ${address.state} ${address.zip}`],
  directionsUrl: directionsUrl(site.geo),
  mapUrl: mapUrl(site.geo),
  mapEmbedUrl: mapEmbedUrl(site.geo),
};

/** The week's hours with the dates of so many days ahead that differ, and whether the store is open now. */
export const viewHours = (now: Date, days?: number) => ({
  week: weekRows(hours, now, days),
  open: openState(hours, now),
});

/** What a "come by" block shows now. */
export const viewVisit = (now: Date): VisitView => visitView(site, hours, now);

const links = {
  headerLinks: menuLinks("header"),
  footerLinks: menuLinks("footer"),
  notFoundLinks: menuLinks("notFound"),
};

/** What header and footer show now. */
export const viewSiteLayout = (now: Date): SiteLayout => siteLayout({ site, hours, ...links }, now);
