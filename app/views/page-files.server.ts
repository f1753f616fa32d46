/** The records that are a page by lying in a folder: their files are found, not listed. */
import { byFile } from "../content/record-files.ts";
import type { Overview, Page, Policy, ServicesPage } from "../content/schema.ts";

/** Pages with a route module of their own, which has the file's name. */
export const plainPages = byFile<Page | ServicesPage>(import.meta.glob("../content/pages/*.ts", { eager: true }));

/** Sections of services, all shown by one route module. */
export const overviews = byFile<Overview>(import.meta.glob("../content/overviews/*.ts", { eager: true }));

/** Policies, all shown by one route module. */
export const policies = byFile<Policy>(import.meta.glob("../content/policies/*.ts", { eager: true }));

/** The record at an address, if there is one. */
export function recordAt<T extends { path: string }>(records: ReadonlyMap<string, T>, path: string): T | undefined {
  return [...records.values()].find((record) => record.path === path);
}
