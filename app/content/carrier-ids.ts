/** Apart from the records, which stay on the server. */
export type { CarrierId } from "./carriers/index.ts";
