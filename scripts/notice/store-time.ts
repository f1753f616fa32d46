/** Reads a time as staff write it, in the store's time zone: "5pm", "tomorrow 9:30 am", "Dec 24 13:00". */
import {
  addDays,
  minutesOf,
  storeDate,
  storeInstant,
  storeTime,
  weekdayOf,
  weekdaysFromSunday,
} from "../../app/hours/store-days.ts";

export type ReadTime = { ok: true; time: Date } | { ok: false; problem: string };

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const howToWrite = 'Write "5pm", "tomorrow 9:30am", "friday", "Dec 24 1pm" or "2026-12-24 13:00"';

function noTime(text: string): ReadTime {
  const isHalf = /^([1-9]|1[0-2])(:[0-5]\d)?$/.test(text.trim());
  return {
    ok: false,
    problem: `${isHalf ? `Is "${text}" in the morning or the evening?` : `"${text}" is not a time.`} ${howToWrite}`,
  };
}

/** "2026-02-30" is no day. */
const isDay = (date: string) => !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date;

const isoDate = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** A month's day without a year is the next one there is. */
function monthDay(month: number, day: number, year: string | undefined, from: string): string {
  if (year !== undefined) {
    return isoDate(Number(year), month, day);
  }
  const thisYear = Number(from.slice(0, 4));
  const date = isoDate(thisYear, month, day);
  return date >= from ? date : isoDate(thisYear + 1, month, day);
}

/** The date that these words name; undefined when they name none. */
function readDay(words: string, today: string, near: string): string | undefined {
  if (words === "today" || words === "tonight") {
    return today;
  }
  if (words === "tomorrow") {
    return addDays(today, 1);
  }
  const weekday = weekdaysFromSunday.find((name) => name === words || name.slice(0, 3) === words);
  if (weekday !== undefined) {
    return Array.from({ length: 7 }, (_, ahead) => addDays(near, ahead)).find((date) => weekdayOf(date) === weekday);
  }
  const slashes = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(words);
  if (slashes !== null) {
    return monthDay(Number(slashes[1]), Number(slashes[2]), slashes[3], near);
  }
  const named = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?: (\d{4}))?$/.exec(words);
  if (named !== null) {
    return monthDay(months.indexOf(named[1] ?? "") + 1, Number(named[2]), named[3], near);
  }
  return /^\d{4}-\d{2}-\d{2}$/.test(words) ? words : undefined;
}

/** "HH:MM"; undefined where the words are no time of day. */
function readClock(words: string): string | undefined {
  if (words === "noon") {
    return "12:00";
  }
  const [, hour = "", minute = "00", half] = /^(\d{1,2})(?::([0-5]\d))? ?([ap])\.?m\.?$/.exec(words) ?? [];
  if (half !== undefined && Number(hour) >= 1 && Number(hour) <= 12) {
    return `${String((Number(hour) % 12) + (half === "p" ? 12 : 0)).padStart(2, "0")}:${minute}`;
  }
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(words) ? words : undefined;
}

const clockPart = /(?:^| )(noon|midnight|\d{1,2}(?::\d{2})? ?[ap]\.?m\.?|\d{2}:\d{2})$/;

export interface ReadOptions {
  now: Date;
  /** The day that a time without a day belongs to, and from which weekdays and dates without a year count; else today. */
  near?: Date;
  /** Whether a day without a time, or its midnight, means the end of that day, not its start. */
  isEnd?: boolean;
}

/** The instant that was meant, or what to write instead. */
export function readStoreTime(text: string, { now, near = now, isEnd = false }: ReadOptions): ReadTime {
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/[,\s]+/g, " ")
    .replace(" at ", " ");
  if (/^\d{4}-\d\d-\d\d[t ]\d\d:\d\d(:\d\d(\.\d+)?)?(z|[+-]\d\d:\d\d)$/.test(words)) {
    const time = new Date(words.toUpperCase().replace(" ", "T"));
    return Number.isNaN(time.getTime()) ? noTime(text) : { ok: true, time };
  }
  const plain = words.replace(/^(\d{4}-\d\d-\d\d)t/, "$1 ");
  const clockWords = clockPart.exec(plain)?.[1] ?? "";
  const dayWords = plain.slice(0, plain.length - clockWords.length).trim();
  const isWholeDay = clockWords === "" || clockWords === "midnight";
  const day =
    dayWords === "" && clockWords !== "" ? storeDate(near) : readDay(dayWords, storeDate(now), storeDate(near));
  const clock = isWholeDay ? "00:00" : readClock(clockWords);
  if (day === undefined || clock === undefined || !isDay(day)) {
    return noTime(text);
  }
  const time = storeInstant(isWholeDay && isEnd ? addDays(day, 1) : day, clock);
  return storeTime(time).minutes === minutesOf(clock)
    ? { ok: true, time }
    : { ok: false, problem: `Enter another time: that night the clocks go from 2 to 3, so there is no ${clockWords}` };
}
