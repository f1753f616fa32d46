import type { DayHours, Hours, SiteConfig, Weekday } from "../content/schema.ts";
import { foldLines, escapeText } from "./line-folding.ts";
import { addDays, daysByHours, weekdayOf } from "./opening-hours.ts";

const dayCodes: Record<Weekday, string> = {
  monday: "MO",
  tuesday: "TU",
  wednesday: "WE",
  thursday: "TH",
  friday: "FR",
  saturday: "SA",
  sunday: "SU",
};

/** Daylight saving time in the United States, by the rules since 2007. */
const timeZone = [
  "BEGIN:VTIMEZONE",
  "TZID:America/New_York",
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

type OpenHours = NonNullable<DayHours>;

const compact = (date: string) => date.replaceAll("-", "");
const local = (date: string, time: string) => `TZID=America/New_York:${compact(date)}T${time.replace(":", "")}00`;

/**
 * The opening hours as a calendar to subscribe to: one weekly event for each run of equal days, and the dated
 * exceptions in place of the days that they change.
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function hoursCalendar(site: SiteConfig, hours: Hours): string {
  const stamp = `${compact(site.checkedOn)}T000000Z`;
  const event = (id: string, lines: readonly string[]) => [
    "BEGIN:VEVENT",
    `UID:${id}@${site.domain}`,
    `DTSTAMP:${stamp}`,
    ...lines,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
  const times = (date: string, { opens, closes }: OpenHours) => [
    `DTSTART;${local(date, opens)}`,
    `DTEND;${local(date, closes)}`,
  ];
  const place = Object.values(site.contact.address).slice(0, 4).join(", ");
  const isOpen = [`SUMMARY:${escapeText(`${site.name} is open`)}`, `LOCATION:${escapeText(place)}`];

  const weekly = daysByHours(hours).flatMap(({ days, hours: open }) => {
    if (open === null) {
      return [];
    }
    const codes = days.map((day) => dayCodes[day]);
    const exceptions = hours.holidays.filter(({ date }) => days.includes(weekdayOf(date)));
    return event(`open-${codes.join("-").toLowerCase()}`, [
      ...times(firstDay(days, site.checkedOn), open),
      `RRULE:FREQ=WEEKLY;BYDAY=${codes.join(",")}`,
      ...exceptions.map(({ date }) => `EXDATE;${local(date, open.opens)}`),
      ...isOpen,
    ]);
  });
  const dated = hours.holidays.flatMap(({ date, name, hours: open }) =>
    event(
      `day-${date}`,
      open === null
        ? [`DTSTART;VALUE=DATE:${compact(date)}`, `SUMMARY:${escapeText(`${site.name} is closed: ${name}`)}`]
        : [...times(date, open), ...isOpen, `DESCRIPTION:${escapeText(name)}`],
    ),
  );
  return foldLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(site.name)}//Opening hours//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(`${site.name}: opening hours`)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ...timeZone,
    ...weekly,
    ...dated,
    "END:VCALENDAR",
  ]);
}

/** The first of these weekdays from a date on: where a weekly event begins. */
function firstDay(days: readonly Weekday[], from: string): string {
  return days.includes(weekdayOf(from)) ? from : firstDay(days, addDays(from, 1));
}
