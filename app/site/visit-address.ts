/** The addresses of a list of errands: `/visit?for=…`. */

/** What an id is, and how many a list holds: a link may bring anything. */
export const idPattern = /^[a-z0-9-]{1,40}$/;
export const maxErrands = 50;

/** What of these may stand on a list, each once. */
export const listOf = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter((id) => idPattern.test(id)).slice(0, maxErrands);

/** Entry that "Show my list" adds to the address: a list that the visitor has emptied is no mistake. */
export const showEntry = "show";

/** The query for these errands. An empty list says so: without any errand the address brings the stored list back. */
export const visitParams = (ids: readonly string[]): URLSearchParams =>
  new URLSearchParams((ids.length === 0 ? [""] : ids).map((id) => ["for", id]));

export const visitPath = (ids: readonly string[]): string => `/visit?${visitParams(ids).toString()}`;
