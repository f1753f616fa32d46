/** What the store does not list, as long as it does not: once a service has a phrase's words, the search answers. */
import { searchAll } from "#app/search/search.server.ts";

export const isUnlisted = (phrase: string): boolean =>
  searchAll(phrase, new Date("2026-11-18T15:00:00Z")).notOffered !== null;
