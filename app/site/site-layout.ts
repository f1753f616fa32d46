/** What header and footer show on every page. */
import type { Hours, StoreSite } from "../content/schema.ts";
import { untilHoursChange, type HoursRow, type OpenState } from "../hours/opening-hours.ts";
import { directionsUrl, phoneUrl } from "./urls.ts";

interface LinkView {
  label: string;
  to: string;
}

export interface SiteLayout {
  name: string;
  /** Address of the picture beside the name. */
  logo: string;
  phone: { text: string; url: string };
  /** "100 Main Street", "Concord Township, OH 44077" */
  addressLines: [string, string];
  directionsUrl: string;
  headerLinks: readonly LinkView[];
  week: HoursRow[];
  open: OpenState;
  /** When week or sign may say something else, in seconds since 1970. */
  changesAt: number;
  footer: FooterView;
}

/** What of the footer never changes. */
export interface FooterView extends Pick<SiteLayout, "name" | "phone" | "addressLines"> {
  tagline: string;
  since: number;
  email: string;
  footerLinks: readonly LinkView[];
  social: ReadonlyArray<{ label: string; url: string }>;
}

interface SiteLayoutContent {
  site: StoreSite;
  hours: Hours;
  headerLinks: readonly LinkView[];
  footerLinks: readonly LinkView[];
}

const socialNames = [
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["nextdoor", "Nextdoor"],
] as const;

export function siteLayout(
  { site, hours, headerLinks, footerLinks }: SiteLayoutContent,
  now: Date,
): Omit<SiteLayout, "week" | "open"> {
  const { phone, email, address } = site.contact;
  const shared: Pick<SiteLayout, "name" | "phone" | "addressLines"> = {
    name: site.name,
    phone: { text: phone, url: phoneUrl(phone) },
    addressLines: [address.street, `${address.city}, ${address.state} ${address.zip}`],
  };
  return {
    ...shared,
    logo: site.logo,
    directionsUrl: directionsUrl(site),
    headerLinks,
    footer: {
      ...shared,
      tagline: site.tagline,
      since: site.since,
      email,
      footerLinks,
      social: socialNames.flatMap(([key, label]) => {
        const url = site.social[key];
        return url === undefined ? [] : [{ label, url }];
      }),
    },
    changesAt: Math.round((now.getTime() + untilHoursChange(hours, now)) / 1000),
  };
}
