import { pickupsOn } from "../content/owner-answer-rows.ts";
import { hours } from "../content/hours.ts";
import { memoize } from "../site/memoize.ts";
import type { BandView } from "../site/band.ts";
import { callAct, directionsAct, mapAct } from "../site/site.server.ts";
import { openState, weekRows } from "./opening-hours.ts";
import { storeDate, weekdayOf } from "./store-days.ts";

const minuteMs = 60_000;
const hoursInMinute = memoize((minute: number) => {
  const now = new Date(minute * minuteMs);
  return { week: weekRows(hours, now), open: openState(hours, now) };
}, 1);

export const viewHours = (now: Date) => hoursInMinute(Math.floor(now.getTime() / minuteMs));

export const pickupsToday = (now: Date): string | null => pickupsOn(weekdayOf(storeDate(now)));

export const comeByBand = (words: { title: string; text: string }, now: Date, drawing: string): BandView => ({
  parts: [{ ...words, hasHours: true, pickups: pickupsToday(now), acts: [directionsAct, mapAct, callAct] }],
  drawing,
});
