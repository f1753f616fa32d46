import { offeredCarriers } from "./carriers/index.ts";
import type { NameList } from "./schema.ts";

/**
 * Lists that prose names and counts, made from their records: `{carriers}` is "FedEx, UPS, USPS and DHL", `{carriers.or}`
 * the same with "or", `{carriers.count}` "four", and `{carriers.Count}` "Four" where a sentence begins.
 */
export const lists = {
  carriers: { names: offeredCarriers.map(({ name }) => name), owners: ["package-drop-offs"], source: "store" },
} satisfies Record<string, NameList>;
