import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("computes a value once", () => {
  const compute = vi.fn((key: string) => key.length);
  const lengthOf = memoize(compute);
  expect([lengthOf("one"), lengthOf("one"), lengthOf("three")]).toEqual([3, 3, 5]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test("drops the others where one more comes than it may keep", () => {
  const compute = vi.fn((day: string) => day);
  const onDay = memoize(compute, 1);
  for (const day of ["today", "today", "tomorrow", "today"]) {
    expect(onDay(day)).toBe(day);
  }
  expect(compute.mock.calls.flat()).toEqual(["today", "tomorrow", "today"]);
});
