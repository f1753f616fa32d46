import type { Overview } from "../schema.ts";
import { copyPrintPage } from "./copy-print.ts";
import { packShipPage } from "./pack-ship.ts";

export const overviews: Readonly<Record<string, Overview>> = {
  "copy-print": copyPrintPage,
  "pack-ship": packShipPage,
};
