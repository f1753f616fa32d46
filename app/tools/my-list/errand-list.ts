/** Links can carry anything, so ids and their count are limited. */
export const idPattern = /^[a-z0-9-]{1,40}$/;
export const maxErrands = 50;

/** Valid ids, deduplicated, up to the limit. */
export const listOf = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => idPattern.test(id)).slice(0, maxErrands);

/** Marks a list that the visitor emptied on purpose. */
export const showEntry = "show";

/** An empty list is explicit: a URL without errands loads the stored list. */
export const listParams = (ids: readonly string[]): URLSearchParams =>
  new URLSearchParams((ids.length === 0 ? [""] : ids).map((id) => ["for", id]));

export const listPath = (ids: readonly string[]): string => `/visit?${listParams(ids).toString()}`;
