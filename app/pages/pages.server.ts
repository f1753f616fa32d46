import type { PageHead } from "../site/page-head.ts";
import type { Crumb, PageRecord } from "./page-record.ts";
import { pages } from "./page-records.server.ts";

export const indexedPages: readonly PageRecord[] = pages.filter(({ isIndexed }) => isIndexed);

const pagesByPath = new Map(
  pages.flatMap((page) => [page.path, page.alias ?? page.path].map((path) => [path, page] as const)),
);

export const findPage = (path: string): PageRecord | undefined => pagesByPath.get(path);

export const headOf = ({ title, description, path, isIndexed }: PageRecord): PageHead => ({
  title,
  description,
  path,
  ...(!isIndexed && { isIndexed }),
});

/** Empty on the home page. */
export const trailOf = ({ crumbs, name, path }: PageRecord): Crumb[] =>
  crumbs.length === 0 ? [] : [...crumbs, { name, path }];
