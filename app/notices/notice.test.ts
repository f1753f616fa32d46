import { expect, test } from "vitest";
import { currentNotice, type Notice } from "./notice.ts";

const notice = (text: string, startsAt: string, endsAt: string): Notice => ({
  text,
  startsAt: `2026-11-20T${startsAt}:00.000Z`,
  endsAt: `2026-11-20T${endsAt}:00.000Z`,
  closesStore: false,
});
const snow = notice("snow", "10:00", "14:00");
const late = notice("late", "12:00", "13:00");
const sameStart = notice("same start", "10:00", "15:00");
const brokenDate = { ...snow, text: "broken", startsAt: "soon" };

test.each<[name: string, notices: Notice[], at: string, text: string | undefined]>([
  ["none", [], "12:00:00", undefined],
  ["just before it starts", [snow], "09:59:59", undefined],
  ["as it starts", [snow], "10:00:00", "snow"],
  ["just before it ends", [snow], "13:59:59", "snow"],
  ["as it ends", [snow], "14:00:00", undefined],
  ["two at once: the one that started last", [snow, late], "12:30:00", "late"],
  ["two at once, the other way round", [late, snow], "12:30:00", "late"],
  ["the later one is not there yet", [snow, late], "11:59:59", "snow"],
  ["the later one is over", [snow, late], "13:00:00", "snow"],
  ["two of the same start: the first in the list", [sameStart, snow], "12:00:00", "same start"],
  ["a date that is none", [brokenDate], "12:00:00", undefined],
  ["a date that is none beside a good one", [brokenDate, snow], "12:00:00", "snow"],
])("%s", (_, notices, at, text) => {
  expect(currentNotice(notices, new Date(`2026-11-20T${at}Z`))?.text).toBe(text);
});

test("any that closes the store closes it, though a newer one is shown", () => {
  const closing: Notice = { ...snow, closesStore: true };
  expect(currentNotice([late, closing], new Date("2026-11-20T12:30:00Z"))).toEqual({ ...late, closesStore: true });
});
