/** Told to the window when React has taken over the document. */
export const hydratedEvent = "page-hydrated";
