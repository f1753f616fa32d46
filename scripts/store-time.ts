/** Reads a time as staff write it, in the store's time zone: "5pm", "tomorrow 9:30 am", "Dec 24 13:00". */
import {
  addDays,
  minutesOf,
  storeDate,
  storeInstant,
  storeTime,
  weekdayOf,
  weekdaysFromSunday,
} from "../app/hours/store-days.ts";

/** A mistake in what was typed: nothing was written. */
export class NoticeProblem extends Error {}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

function notATime(text: string): NoticeProblem {
  const problem = /^([1-9]|1[0-2])(:[0-5]\d)?$/.test(text.trim())
    ? `Is "${text}" in the morning or the evening?`
    : `"${text}" is not a time.`;
  return new NoticeProblem(`${problem} Write "5pm", "tomorrow 9:30am", "friday", "Dec 24 1pm" or "2026-12-24 13:00"`);
}

/** "2026-02-30" is not a day. */
const isDay = (date: string) => !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date;

/** The date with this month and day: in the year, or without one the next from a date on. */
function monthDay(month: number, day: number, year: string | undefined, from: string): string {
  const dateIn = (fullYear: number) => [fullYear, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  const date = dateIn(Number(year ?? from.slice(0, 4)));
  return year !== undefined || date >= from ? date : dateIn(Number(from.slice(0, 4)) + 1);
}

/** The date that these words name; undefined when they name none. */
function readDay(words: string, today: string, near: string): string | undefined {
  if (words === "today") {
    return today;
  }
  if (words === "tomorrow") {
    return addDays(today, 1);
  }
  const weekday = weekdaysFromSunday.find((name) => name === words || name.slice(0, 3) === words);
  if (weekday !== undefined) {
    return Array.from({ length: 7 }, (_, ahead) => addDays(near, ahead)).find((date) => weekdayOf(date) === weekday);
  }
  const [, number, name = "", day, year] =
    /^(?:(\d{1,2})\/|([a-z]{3})[a-z]*\.? )(\d{1,2})(?:[/ ](\d{4}))?$/.exec(words) ?? [];
  if (day !== undefined) {
    return monthDay(Number(number ?? months.indexOf(name) + 1), Number(day), year, near);
  }
  return /^\d{4}-\d{2}-\d{2}$/.test(words) ? words : undefined;
}

/** "HH:MM"; undefined where the words are no time of day. */
function readClock(words: string): string | undefined {
  const [, hour = "", minute = "00", half] = /^(\d{1,2})(?::([0-5]\d))? ?([ap])\.?m\.?$/.exec(words) ?? [];
  if (half !== undefined && Number(hour) >= 1 && Number(hour) <= 12) {
    return `${String((Number(hour) % 12) + (half === "p" ? 12 : 0)).padStart(2, "0")}:${minute}`;
  }
  return words === "noon" ? "12:00" : /^([01]\d|2[0-3]):[0-5]\d$/.test(words) ? words : undefined;
}

const clockPart = /(?:^| )(noon|midnight|\d{1,2}(?::\d{2})? ?[ap]\.?m\.?|\d{2}:\d{2})$/;

export interface ReadOptions {
  now: Date;
  /** The day that a time without a day belongs to, and from which weekdays and dates without a year count; today if left out. */
  near?: Date;
  /** Makes a day without a time, or its midnight, mean the end of that day, not its start. */
  isEnd?: boolean;
}

/** The instant that was meant. @throws NoticeProblem that says what to write instead */
export function readStoreTime(text: string, { now, near = now, isEnd = false }: ReadOptions): Date {
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/[,\s]+/g, " ")
    .replace(" at ", " ");
  const plain = words.replace(/^(\d{4}-\d\d-\d\d)t/, "$1 ");
  const clockWords = clockPart.exec(plain)?.[1] ?? "";
  const dayWords = plain.slice(0, plain.length - clockWords.length).trim();
  const isWholeDay = clockWords === "" || clockWords === "midnight";
  const day =
    dayWords === "" && clockWords !== "" ? storeDate(near) : readDay(dayWords, storeDate(now), storeDate(near));
  const clock = isWholeDay ? "00:00" : readClock(clockWords);
  if (day === undefined || clock === undefined || !isDay(day)) {
    throw notATime(text);
  }
  const time = storeInstant(isWholeDay && isEnd ? addDays(day, 1) : day, clock);
  if (storeTime(time).minutes !== minutesOf(clock)) {
    throw new NoticeProblem(`Enter another time: that night the clocks go from 2 to 3, so there is no ${clockWords}`);
  }
  return time;
}
