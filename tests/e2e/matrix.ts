/**
 * Every page at every width, hour and look is more than every run can take. `npm test` takes a sample, in which each page,
 * each width, each hour and each look has its turn; `npm run test:all` takes what the sample leaves out.
 */
const takesTheRest = process.env.MATRIX === "rest";

/** Marks the tests that `npm run test:all` runs once more with the other rows. */
export const matrix = { tag: "@matrix" };

/** The rows that this run takes: those of the sample, or all others. */
export const rowsOfRun = <Row>(rows: readonly Row[], isInSample: (row: Row, index: number) => boolean): Row[] =>
  rows.filter((row, index) => isInSample(row, index) !== takesTheRest);

/** For what only `npm run test:all` looks at. */
export const isInNoSample = () => false;
