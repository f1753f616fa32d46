/** The addresses of a list of errands: `/visit?for=…`. */

/** Entry that "Show my list" adds to the address: a list that the visitor has emptied is no mistake. */
export const showEntry = "show";

/** The query for these errands. An empty list says so: without any errand the address brings the stored list back. */
export const visitParams = (ids: readonly string[]): URLSearchParams =>
  new URLSearchParams((ids.length === 0 ? [""] : ids).map((id) => ["for", id]));

export const visitPath = (ids: readonly string[]): string => `/visit?${visitParams(ids).toString()}`;
