/**
 * Which rows of a matrix to take so that any two values of different columns meet, in as few rows as one finds by taking
 * at each step the values that bring the most new pairs.
 * @param sizes how many values each column has
 * @returns whether a row, told by the place of its value in each column, is one of them
 */
export function pairwise(...sizes: number[]): (...row: number[]) => boolean {
  const rows = new Set(pairwiseRows(...sizes).map(String));
  return (...row) => rows.has(String(row));
}

/** The rows themselves. */
export function pairwiseRows(...sizes: number[]): number[][] {
  const met = new Set<string>();
  const nameOf = (...cells: Array<[column: number, value: number]>) => cells.toSorted(([a], [b]) => a - b).join(" ");
  const pairs = sizes.flatMap((size, a) =>
    sizes.slice(a + 1).flatMap((otherSize, gap) =>
      Array.from({ length: size * otherSize }, (_, at): Array<[number, number]> => [
        [a, Math.floor(at / otherSize)],
        [a + 1 + gap, at % otherSize],
      ]),
    ),
  );
  const rows: number[][] = [];
  for (const pair of pairs) {
    if (met.has(nameOf(...pair))) {
      continue;
    }
    const cells = [...pair];
    for (const [column, size] of sizes.entries()) {
      if (!pair.some(([taken]) => taken === column)) {
        const newPairs = (value: number) => cells.filter((cell) => !met.has(nameOf(cell, [column, value]))).length;
        // Values of equal worth take turns.
        const values = Array.from({ length: size }, (_, at) => (at + rows.length) % size);
        cells.push([column, values.toSorted((a, b) => newPairs(b) - newPairs(a))[0] ?? 0]);
      }
    }
    for (const cell of cells) {
      cells.filter((other) => other !== cell).forEach((other) => met.add(nameOf(cell, other)));
    }
    rows.push(cells.toSorted(([a], [b]) => a - b).map(([, value]) => value));
  }
  return rows;
}
