import type { DayHours, Hours, SiteConfig, Weekday } from "../content/schema.ts";
import { foldLines, escapeText } from "./line-folding.ts";
import { daysByHours } from "../hours/opening-hours.ts";
import { addDays, storeDate, storeTimeZone, unsettledHolidays, unsettledText, weekdayOf } from "../hours/store-days.ts";

/** US rules since 2007. */
const timeZone = [
  "BEGIN:VTIMEZONE",
  `TZID:${storeTimeZone}`,
  "BEGIN:DAYLIGHT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "TZNAME:EDT",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "TZNAME:EST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

const compact = (date: string) => date.replaceAll("-", "");
const wholeDay = (date: string) => `DTSTART;VALUE=DATE:${compact(date)}`;
const local = (date: string, time: string) => `TZID=${storeTimeZone}:${compact(date)}T${time.replace(":", "")}00`;

/** Days of weekly events; holidays within are excluded. */
const daysAhead = 730;

/** A weekly event per run of equal days, overridden by exceptions. @see https://www.rfc-editor.org/rfc/rfc5545 */
export function hoursCalendar(site: SiteConfig, hours: Hours, now: Date): string {
  const event = (id: string, lines: readonly string[]) => [
    "BEGIN:VEVENT",
    `UID:${id}@${site.domain}`,
    `DTSTAMP:${compact(site.checkedOn)}T000000Z`,
    ...lines,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
  const times = (date: string, { opens, closes }: NonNullable<DayHours>) => [
    `DTSTART;${local(date, opens)}`,
    `DTEND;${local(date, closes)}`,
  ];
  const { street, city, state, zip } = site.contact.address;
  const place = [street, city, state, zip].join(", ");
  const isOpen = [`SUMMARY:${escapeText(`${site.name} is open`)}`, `LOCATION:${escapeText(place)}`];

  const today = storeDate(now);
  const start = site.checkedOn < today ? site.checkedOn : today;
  const end = addDays(today, daysAhead);
  const unsettled = unsettledHolidays(hours, start, (Date.parse(end) - Date.parse(start)) / 86_400_000);

  const weekly = daysByHours(hours).flatMap(({ days, hours: open }) => {
    if (open === null) {
      return [];
    }
    const codes = days.map((day) => day.slice(0, 2).toUpperCase());
    const exceptions = [...hours.holidays, ...unsettled].filter(({ date }) => days.includes(weekdayOf(date)));
    return event(`open-${codes.join("-").toLowerCase()}`, [
      ...times(firstDay(days, start), open),
      `RRULE:FREQ=WEEKLY;BYDAY=${codes.join(",")};UNTIL=${compact(end)}T235959Z`,
      ...exceptions.map(({ date }) => `EXDATE;${local(date, open.opens)}`),
      ...isOpen,
    ]);
  });
  const dated = hours.holidays.flatMap(({ date, name, hours: open }) =>
    event(
      `day-${date}`,
      open === null
        ? [wholeDay(date), `SUMMARY:${escapeText(`${site.name} is closed: ${name}`)}`]
        : [...times(date, open), ...isOpen, `DESCRIPTION:${escapeText(name)}`],
    ),
  );
  const holidays = unsettled.flatMap(({ date, name }) =>
    event(`day-${date}`, [wholeDay(date), `SUMMARY:${escapeText(`${site.name}, ${unsettledText(name)}`)}`]),
  );
  return foldLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(site.name)}//Opening hours//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    // Outlook and Google read the X- name; Apple reads both.
    ...["NAME", "X-WR-CALNAME"].map((name) => `${name}:${escapeText(`${site.name}: opening hours`)}`),
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
    ...timeZone,
    ...weekly,
    ...dated,
    ...holidays,
    "END:VCALENDAR",
  ]);
}

function firstDay(days: readonly Weekday[], from: string): string {
  return days.includes(weekdayOf(from)) ? from : firstDay(days, addDays(from, 1));
}
