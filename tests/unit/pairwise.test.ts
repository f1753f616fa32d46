/** The sample that `npm test` takes of pages, widths, hours and looks (tests/e2e/matrix.ts). */
import { expect, test } from "vitest";
import { pairwiseRows } from "../e2e/pairwise.ts";

/** Every pair of values of two columns. */
const pairsOf = (rows: number[][], a: number, b: number) => new Set(rows.map((row) => `${row[a]} ${row[b]}`));

test.each([
  [[8, 3, 7], 56],
  [[19, 2, 2], 38],
  [[19, 7, 2, 8], 170],
  [[2, 3], 6],
])("in a sample of %j any two values meet, in few rows", (sizes, most) => {
  const rows = pairwiseRows(...sizes);

  for (const [a, size] of sizes.entries()) {
    for (const [b, otherSize] of sizes.entries()) {
      if (a < b) {
        expect(pairsOf(rows, a, b).size, `columns ${a} and ${b}`).toBe(size * otherSize);
      }
    }
  }
  expect(rows.every((row) => row.length === sizes.length)).toBe(true);
  expect(rows.length).toBeLessThanOrEqual(most);
});
