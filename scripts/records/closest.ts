/** How many letters have to be changed, added, left out or swapped to make one word of another. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (up: number, left: number) => rows[i - up]?.[j - left] ?? Number.POSITIVE_INFINITY;
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(at(1, 0) + 1, (row[j - 1] ?? 0) + 1, at(1, 1) + (isSame ? 0 : 1), isSwapped ? at(2, 2) + 1 : i + j),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** The name that was probably meant: it differs in a third of its letters at most. */
export function closest(name: string, names: Iterable<string>): string | undefined {
  const [best] = [...names]
    .map((each) => ({ each, letters: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, letters }) => letters <= Math.max(1, each.length / 3))
    .toSorted((a, b) => a.letters - b.letters);
  return best?.each;
}
