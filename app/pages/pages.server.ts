/** Finds pages, and makes their heads and breadcrumbs. */
import { data } from "react-router";
import type { Overview, Page, ServicesPage } from "../content/schema.ts";
import type { PageHead } from "../site/page-head.ts";
import type { Crumb, PageRecord } from "./page-record.ts";
import { viewNotFound } from "./not-found/not-found.server.ts";
import { pages } from "./page-records.server.ts";

/** The pages that search engines should list. */
export const indexedPages: readonly PageRecord[] = pages.filter(({ isIndexed }) => isIndexed);

const pagesByPath = new Map(
  pages.flatMap((page) => [page.path, page.alias ?? page.path].map((path) => [path, page] as const)),
);

/** The page at an address or an alias of it, if there is one. */
export const findPage = (path: string): PageRecord | undefined => pagesByPath.get(path);

/** @throws Error where there is no page */
function pageAt(path: string): PageRecord {
  const page = findPage(path);
  if (page === undefined) {
    throw new Error(`No page at ${path}`);
  }
  return page;
}

/** The head of a page. @throws Error where there is no page */
export function headOf(path: string): PageHead {
  const { title, description, path: canonical, isIndexed } = pageAt(path);
  return { title, description, path: canonical, ...(!isIndexed && { isIndexed }) };
}

/** Breadcrumbs: the pages above a page, then itself. None on the home page, and where there is no page. */
export function trailOf(path: string): Crumb[] {
  const page = findPage(path);
  return page === undefined || page.crumbs.length === 0 ? [] : [...page.crumbs, { name: page.name, path: page.path }];
}

/** The record of the page at an address. @throws 404 for another writing of the address, such as `/PRIVACY` */
export function recordAt<Own extends { path: string }>(records: Readonly<Record<string, Own>>, path: string): Own {
  const record = Object.values(records).find((each) => each.path === path);
  if (record === undefined) {
    throw data(viewNotFound(), 404);
  }
  return record;
}

/** A page with a record of its own: head, and the record's other texts. */
export function viewPage<Own extends Page | ServicesPage | Overview>(page: Own) {
  const { path, alias: _a, name: _n, kind: _k, parent: _p, menus: _m, isIndexed: _i, isAboutStore: _s, ...rest } = page;
  const { lists: _l, pageTitle: _t, metaDescription: _d, lastUpdated: _u, otherNames: _o, tags: _g, ...words } = rest;
  return { head: headOf(path), words };
}
