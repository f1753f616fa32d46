import { hours } from "../content/hours.ts";
import { viewHours } from "../hours/hours.server.ts";
import { untilHoursChange } from "../hours/opening-hours.ts";
import { menuLinks } from "../pages/menus.server.ts";
import { site, storeContact } from "../site/site.server.ts";

const socialNames = [
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["nextdoor", "Nextdoor"],
] as const;

const { phone, email, addressLines, directionsUrl } = storeContact;
const { name, logo, tagline, since } = site;

const headerLinks = menuLinks("header");
const footer = {
  name,
  tagline,
  since,
  phone,
  email,
  addressLines,
  footerLinks: menuLinks("footer"),
  social: socialNames.flatMap(([key, label]) => {
    const to = site.social[key];
    return to === undefined ? [] : [{ label, to }];
  }),
};

export type SiteLayout = ReturnType<typeof viewSiteLayout>;

export const viewSiteLayout = (now: Date) => ({
  name,
  logo,
  phone,
  addressLines,
  directionsUrl,
  headerLinks,
  ...viewHours(now),
  /** Next change of hours or sign, in Unix seconds. */
  changesAt: Math.round((now.getTime() + untilHoursChange(hours, now)) / 1000),
  footer,
});
