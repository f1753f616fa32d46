import type { Hours, SiteConfig } from "../content/schema.ts";
import { hoursLineToday, type OpenState } from "./opening-hours.ts";
import { directionsUrl, mapUrl, phoneUrl } from "../site/urls.ts";

/** What a "come by" block needs. */
export interface ComeByView {
  open: OpenState;
  hoursLine: string;
  directionsUrl: string;
  mapUrl: string;
  phone: { text: string; url: string };
}

export function comeByView(site: SiteConfig, hours: Hours, now: Date): Omit<ComeByView, "open"> {
  const { phone } = site.contact;
  return {
    hoursLine: hoursLineToday(hours, now),
    directionsUrl: directionsUrl(site),
    mapUrl: mapUrl(site),
    phone: { text: phone, url: phoneUrl(phone) },
  };
}
