/** The store's hours as pages show them now. */
import { pickupsOn } from "../content/owner-answer-rows.ts";
import { hours } from "../content/hours.ts";
import { memoize } from "../site/memoize.ts";
import { storeContact } from "../site/site.server.ts";
import { openState, weekRows } from "./opening-hours.ts";
import { storeDate, weekdayOf } from "./store-days.ts";

const minuteMs = 60_000;
const hoursInMinute = memoize((minute: number) => {
  const now = new Date(minute * minuteMs);
  return { week: weekRows(hours, now), open: openState(hours, now) };
}, 1);

/** The week, with the dates among the coming seven days that differ, and the open sign. */
export const viewHours = (now: Date) => hoursInMinute(Math.floor(now.getTime() / minuteMs));

export type ComeByView = ReturnType<typeof viewComeBy>;

export function viewComeBy(now: Date) {
  const { directionsUrl, mapUrl, phone } = storeContact;
  return {
    /** "FedEx 4:30 PM, UPS 5:00 PM", for while the store is open. */
    pickups: pickupsOn(weekdayOf(storeDate(now))),
    directionsUrl,
    mapUrl,
    phone,
  };
}
