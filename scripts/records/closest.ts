import SearchableMap from "minisearch/SearchableMap";

/** The name that was probably meant: a third of its letters may be wrong. */
export function closest(name: string, names: Iterable<string>): string | undefined {
  const known: SearchableMap<string> = SearchableMap.from(
    [...names].map((each): [string, string] => [each.toLowerCase(), each]),
  );
  const similar = known.fuzzyGet(name.toLowerCase(), Math.max(1, Math.floor(name.length / 3)));
  return [...similar.values()].toSorted(([, a], [, b]) => a - b)[0]?.[0];
}

/** ", did you mean shredding?", where a name is spelled nearly so. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const meant = closest(name, names);
  return meant === undefined ? "" : `, did you mean ${meant}?`;
}
