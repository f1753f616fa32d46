/** Phrases for services that the store does not list; once a service has the words of one, the search answers. */
import { searchAll } from "#app/search/search.server.ts";

export const isUnlisted = (phrase: string): boolean =>
  searchAll(phrase, new Date("2026-11-18T15:00:00Z")).notOffered !== null;
