/** Marks the tests that only `npm run test:all` runs. */
export const rest = { tag: "@all" };

/** Marks the journeys that are made on a phone. */
export const phoneFirst = { tag: "@phone-first" };

export const matrix = {};

export const rowsOfRun = <Row>(rows: readonly Row[], isInSample: (row: Row, index: number) => boolean): Row[] =>
  rows.filter(isInSample);
