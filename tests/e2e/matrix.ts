/**
 * Every page at every width, hour and look is more than every run can take. `npm test` takes a sample, in which every two of
 * them meet (`pairwise.ts`) or, where a row costs more, each has its turn; `npm run test:all` takes what the sample leaves out.
 */
export const takesTheRest = process.env.MATRIX === "rest";

/** Marks the tests that `npm run test:all` runs once more with the other rows. */
export const matrix = { tag: "@matrix" };

/** Marks the tests that only `npm run test:all` runs. */
export const rest = { tag: "@rest" };

/** Marks the journeys that `npm test` makes on a phone and `npm run test:all` on a desktop. */
export const phoneFirst = { tag: "@phone-first" };

/** The rows that this run takes: those of the sample, or all others. */
export const rowsOfRun = <Row>(rows: readonly Row[], isInSample: (row: Row, index: number) => boolean): Row[] =>
  rows.filter((row, index) => isInSample(row, index) !== takesTheRest);
