import type { Carrier } from "../schema.ts";
import { dhl } from "./dhl.ts";
import { fedex } from "./fedex.ts";
import { ups } from "./ups.ts";
import { usps } from "./usps.ts";

/** In the order of the tracking form. */
const inOrder = [fedex, ups, usps, dhl] as const;

export type KnownCarrier = (typeof inOrder)[number];
export type CarrierId = KnownCarrier["id"];
export const carriers: ReadonlyArray<Carrier & { id: CarrierId }> = inOrder;
export const offeredOf = <Known extends Carrier>(all: readonly Known[]): Known[] =>
  all.filter(({ isOffered }) => isOffered !== false);
export const offeredCarriers = offeredOf(carriers);
