/** Split from the records so the browser doesn't get them. */
export type { CarrierId } from "./carriers/index.ts";
