/** The store's hours as pages show them now. */
import { pickupsOn } from "../content/answered.ts";
import { hours } from "../content/hours.ts";
import { memoize } from "../site/memoize.ts";
import { postmark } from "../site/site.server.ts";
import { storeContact } from "../site/store.server.ts";
import { openState, weekRows } from "./opening-hours.ts";
import { storeDate, weekdayOf } from "./store-days.ts";

const minuteMs = 60_000;
const hoursInMinute = memoize((minute: number) => {
  const now = new Date(minute * minuteMs);
  return { week: weekRows(hours, now), open: openState(hours, now) };
}, 1);

/** The week, with the dates among the coming seven days that differ, and the open sign. */
export const viewHours = (now: Date) => hoursInMinute(Math.floor(now.getTime() / minuteMs));

/** The week, with the dates among more days that differ. */
export const viewWeek = (now: Date, days: number) => weekRows(hours, now, days);

/** "Nov 17" */
const dayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });

/** A postmark with the store's date. */
export function postmarkOf(now: Date): typeof postmark {
  const date = storeDate(now);
  return { ...postmark, lines: [dayFormat.format(new Date(`${date}T00:00:00Z`)), date.slice(0, 4)] };
}

export type ComeByView = ReturnType<typeof viewComeBy>;

export function viewComeBy(now: Date) {
  const { directionsUrl, mapUrl, phone } = storeContact;
  const { open } = viewHours(now);
  return {
    /** "FedEx 4:30 PM, UPS 5:00 PM", while the store is open. */
    pickups: open.until !== undefined ? pickupsOn(weekdayOf(storeDate(now))) : null,
    directionsUrl,
    mapUrl,
    phone,
  };
}
