import { listed } from "../text/english.ts";
import { amount, figure } from "./number-words.ts";
import type { Figure } from "./schema.ts";
import { site } from "./site.ts";

export const waysToPay = listed(site.paymentAccepted, "or");

export const pricedBy = (what: string): string => `Priced by ${what}`;

export const shippingPricedBy = pricedBy("size, weight, distance and speed");

/** Says drop-off because new shipments aren't free. */
export const dropOffStamp = {
  before: "Drop-off with your label",
  ...figure("dropoff"),
  after: "For a new shipment, ask for a price",
} satisfies Figure;

/** FedEx: within 21 days for damage abroad (conditions of carriage, per support.shipopti.com, checked 2026-11-27). */
export const claimLimit = `Our deadline for a claim is ${amount("claim-window")} from the service date, and a carrier's can be shorter, especially for international shipments.`;
