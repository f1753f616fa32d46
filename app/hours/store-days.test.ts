import { expect, test } from "vitest";
import { readStoreTime } from "../../scripts/notice.mjs";

const sunday = new Date("2026-11-22T20:20:00Z");
const instant = (text: string, isEnd = false, near = sunday) => {
  try {
    return readStoreTime(text, { now: sunday, near, isEnd }).toISOString();
  } catch (error) {
    return error instanceof Error ? error.message : "no sentence";
  }
};

test.each([
  ["5pm", "2026-11-22T22:00:00.000Z"],
  ["5:30 p.m.", "2026-11-22T22:30:00.000Z"],
  ["17:00", "2026-11-22T22:00:00.000Z"],
  ["9am", "2026-11-23T14:00:00.000Z"],
  ["12:15am", "2026-11-23T05:15:00.000Z"],
  ["midnight", "2026-11-23T05:00:00.000Z"],
  ["today 5pm", "2026-11-22T22:00:00.000Z"],
  ["tomorrow at 9:30am", "2026-11-23T14:30:00.000Z"],
  ["Friday noon", "2026-11-27T17:00:00.000Z"],
  ["Dec 24 1pm", "2026-12-24T18:00:00.000Z"],
  ["December 24, 2027, 1pm", "2027-12-24T18:00:00.000Z"],
  ["12/01/2026 09:00", "2026-12-01T14:00:00.000Z"],
  ["7/5 9am", "2027-07-05T13:00:00.000Z"],
  ["2027-03-14 3am", "2027-03-14T07:00:00.000Z"],
])("%s is %s", (text, expected) => {
  expect(instant(text)).toBe(expected);
  expect(instant(text, true)).toBe(expected);
});

test.each([
  ["today", "2026-11-22T05:00:00.000Z", "2026-11-23T04:59:00.000Z"],
  ["Dec 24", "2026-12-24T05:00:00.000Z", "2026-12-25T04:59:00.000Z"],
  ["2027-03-14", "2027-03-14T05:00:00.000Z", "2027-03-15T03:59:00.000Z"],
])("%s is a day from %s to %s", (text, start, end) => {
  expect([instant(text), instant(text, true)]).toEqual([start, end]);
});

test("a time without a day, and a weekday, count from the day near it", () => {
  const near = new Date("2026-12-01T14:00:00Z");
  expect(instant("5pm", true, near)).toBe("2026-12-01T22:00:00.000Z");
  expect(instant("thursday 9am", true, near)).toBe("2026-12-03T14:00:00.000Z");
});

test("today and tomorrow are those of whoever writes", () => {
  const near = new Date("2026-12-01T14:00:00Z");
  expect(instant("tomorrow 5pm", true, near)).toBe("2026-11-23T22:00:00.000Z");
});

test.each(["", "soon", "13pm", "25:00", "9:75am", "Feb 30 9am", "13/45 9am", "5pm 6pm", "5"])(
  "%j is not a time, and what to write is said",
  (text) => {
    expect(instant(text)).toMatch(/is not a time\. Write "5pm"/);
  },
);
