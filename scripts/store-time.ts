/** Reads a time as staff write it, in the store's time zone: "5pm", "tomorrow 9:30 am", "Dec 24 13:00". */
import { addDays, minutesOf, storeDate, storeInstant, storeTime } from "../app/hours/store-days.ts";

/** A mistake in what was typed: nothing was written. */
export class NoticeProblem extends Error {}

/** Ways to write a day: "friday", "fri", "dec 24", "dec 24 2026", "12/24", "12/24/2026"; with "2026-12-24" as well. */
const dayFormats = [
  { weekday: "long" },
  { weekday: "short" },
  { month: "short", day: "numeric" },
  { month: "short", day: "numeric", year: "numeric" },
  { month: "numeric", day: "numeric" },
  {},
].map((parts) => new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...parts } as Intl.DateTimeFormatOptions));

const isCalled = (date: string, words: string) =>
  date === words || dayFormats.some((format) => format.format(new Date(date)).toLowerCase().replace(",", "") === words);

function notATime(text: string): NoticeProblem {
  const problem = /^([1-9]|1[0-2])(:[0-5]\d)?$/.test(text.trim())
    ? `Is "${text}" in the morning or the evening?`
    : `"${text}" is not a time.`;
  return new NoticeProblem(`${problem} Write "5pm", "tomorrow 9:30am", "friday", "Dec 24 1pm" or "2026-12-24 13:00"`);
}

/** The date that these words name, the next from `near` on, or else the last one; undefined when they name none. */
function readDay(words: string, today: string, near: string): string | undefined {
  if (words === "today" || words === "tomorrow") {
    return addDays(today, words === "today" ? 0 : 1);
  }
  const plain = words.replace(/^([a-z]{3})[a-z]*\.? (?=\d)/, "$1 ").replaceAll(/(?<![\d-])0(?=\d\/)|(?<=\/)0/g, "");
  const days = Array.from({ length: 800 }, (_, count) => count);
  return [...days, ...days.map((count) => -count)]
    .map((ahead) => addDays(near, ahead))
    .find((date) => isCalled(date, plain));
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
  if (day === undefined || clock === undefined) {
    throw notATime(text);
  }
  const time = storeInstant(isWholeDay && isEnd ? addDays(day, 1) : day, clock);
  if (storeTime(time).minutes !== minutesOf(clock)) {
    throw new NoticeProblem(`Enter another time: that night the clocks go from 2 to 3, so there is no ${clockWords}`);
  }
  return time;
}
