import { inOrder } from "../record-files.ts";
import type { Area } from "../schema.ts";

/** The towns around the store, in the order of the home page. */
export const areas: readonly Area[] = inOrder(import.meta.glob(["./*.ts", "!./index.ts"], { eager: true }), [
  "concord-township",
  "mentor",
  "painesville",
  "eastlake",
  "willoughby",
  "wickliffe",
  "madison",
  "perry",
  "kirtland",
  "chardon",
  "fairport-harbor",
  "geneva",
]);
