/** The store: how to reach it, when it is open, and the layout that says so around every page. */
import { hours } from "../content/hours.ts";
import { openState, weekRows } from "../hours/opening-hours.ts";
import { siteLayout, type SiteLayout } from "./site-layout.ts";
import { directionsUrl, mapEmbedUrl, mapUrl, phoneUrl } from "./urls.ts";
import { comeByView, type ComeByView } from "../hours/come-by-view.ts";
import { menuLinks } from "./menus.server.ts";
import { site } from "./site.server.ts";

const { phone, email, address } = site.contact;

/** How to reach the store. */
export const storeContact = {
  phone: { text: phone, url: phoneUrl(phone) },
  email,
  /** "100 Main Street", "Concord Township, OH 44077" */
  addressLines: [address.street, `${address.city}, ${address.state} ${address.zip}`],
  directionsUrl: directionsUrl(site),
  mapUrl: mapUrl(site),
  mapEmbedUrl: mapEmbedUrl(site),
};

const makeHours = (now: Date) => ({ week: weekRows(hours, now), open: openState(hours, now) });

/** The hours as they are in one minute. */
let latest = { minute: -1, view: makeHours(new Date(0)) };

/**
 * The week's hours with the dates of the coming days that differ, and whether the store is open now.
 * Header and page get the same objects, so that the serialized data holds them once.
 */
export function viewHours(now: Date) {
  const minute = Math.floor(now.getTime() / 60_000);
  if (latest.minute !== minute) {
    latest = { minute, view: makeHours(now) };
  }
  return latest.view;
}

/** The week with the dates of so many days ahead that differ. */
export const viewWeek = (now: Date, days: number) => weekRows(hours, now, days);

/** What a "come by" block shows now. */
export const viewComeBy = (now: Date): ComeByView => ({ ...comeByView(site, hours, now), open: viewHours(now).open });

const links = {
  headerLinks: menuLinks("header"),
  footerLinks: menuLinks("footer"),
};

/** What header and footer show now. */
export const viewSiteLayout = (now: Date): SiteLayout => ({
  ...siteLayout({ site, hours, ...links }, now),
  ...viewHours(now),
});
