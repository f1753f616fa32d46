/**
 * Records are found by their files: Vite looks for them (`import.meta.glob`), so what reads them has to be run by Vite:
 * the site, the tests, and scripts by way of `scripts/site-pages.mjs`.
 */

/** The modules of a folder by their paths; each exports one record. */
export type RecordModules<T> = Record<string, Record<string, T>>;

/** Records by the names of their files. */
export function byFile<T>(modules: RecordModules<T>): ReadonlyMap<string, T> {
  return new Map(
    Object.entries(modules).flatMap(([path, module]) =>
      Object.values(module).map((record) => [path.replace(/^.*\/|\.ts$/g, ""), record] as const),
    ),
  );
}

/** Records in the order of these names of files. @throws Error on a name that no file has */
export function inOrder<T>(modules: RecordModules<T>, names: readonly string[]): T[] {
  const records = byFile(modules);
  return names.map((name) => {
    const record = records.get(name);
    if (record === undefined) {
      throw new Error(`There is no record called ${name}`);
    }
    return record;
  });
}
