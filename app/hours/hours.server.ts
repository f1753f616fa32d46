/** The store's hours as pages show them now. */
import { hours } from "../content/hours.ts";
import { storeContact } from "../site/store.server.ts";
import { hoursLineToday, openState, weekRows } from "./opening-hours.ts";

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

export type ComeByView = ReturnType<typeof viewComeBy>;

/** What a "come by" block shows now. */
export function viewComeBy(now: Date) {
  const { directionsUrl, mapUrl, phone } = storeContact;
  return { open: viewHours(now).open, hoursLine: hoursLineToday(hours, now), directionsUrl, mapUrl, phone };
}
