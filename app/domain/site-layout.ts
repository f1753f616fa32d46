/** What header and footer show on every page. */
import type { Hours, SiteConfig } from "../content/schema.ts";
import { openState, untilHoursChange, weekRows, type HoursRow, type OpenState } from "./opening-hours.ts";
import { directionsUrl, mapUrl, phoneUrl } from "./urls.ts";

interface LinkView {
  label: string;
  to: string;
}

export interface SiteLayout {
  name: string;
  /** Address of the picture beside the name. */
  logo: string;
  tagline: string;
  since: number;
  phone: { text: string; url: string };
  email: string;
  /** "100 Main Street", "Concord Township, OH 44077" */
  addressLines: [string, string];
  directionsUrl: string;
  mapUrl: string;
  social: Array<{ label: string; url: string }>;
  headerLinks: readonly LinkView[];
  footerLinks: readonly LinkView[];
  notFoundLinks: readonly LinkView[];
  week: HoursRow[];
  open: OpenState;
  /** Milliseconds until week or sign may say something else. */
  changesInMs: number;
}

interface SiteLayoutContent {
  site: SiteConfig;
  hours: Hours;
  headerLinks: readonly LinkView[];
  footerLinks: readonly LinkView[];
  notFoundLinks: readonly LinkView[];
}

export function siteLayout(
  { site, hours, headerLinks, footerLinks, notFoundLinks }: SiteLayoutContent,
  now: Date,
): SiteLayout {
  const { phone, email, address } = site.contact;
  return {
    name: site.name,
    logo: site.logo,
    tagline: site.tagline,
    since: site.since,
    phone: { text: phone, url: phoneUrl(phone) },
    email,
    addressLines: [address.street, `${address.city}, ${address.state} ${address.zip}`],
    directionsUrl: directionsUrl(site.geo),
    mapUrl: mapUrl(site.geo),
    social: [
      { label: "Facebook", url: site.social.facebook },
      { label: "Instagram", url: site.social.instagram },
      { label: "Nextdoor", url: site.social.nextdoor },
    ],
    headerLinks,
    footerLinks,
    notFoundLinks,
    week: weekRows(hours, now),
    open: openState(hours, now),
    changesInMs: untilHoursChange(hours, now),
  };
}
