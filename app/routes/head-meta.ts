import { pageMeta, type HeadTag, type PageHead } from "../domain/page-meta.ts";

interface HeadArgs {
  loaderData: { head: PageHead } | undefined;
  matches: readonly [{ loaderData: { name: string; origin: string } }, ...unknown[]];
}

/** The `meta` of every page whose loader returns a `head`. A page that failed has the root's. */
export function headMeta({ loaderData, matches: [root] }: HeadArgs): HeadTag[] {
  return loaderData === undefined ? [] : pageMeta(loaderData.head, root.loaderData);
}
