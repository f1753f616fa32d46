/** Dispatched on the window once React has hydrated the document. */
export const hydratedEvent = "page-hydrated";
