/**
 * What several records say in the same words: of prices that depend on the job, and of claims. Prices with a number are in
 * `number-words.ts`.
 */
import { listed } from "../text/english.ts";
import { amount, figure } from "./number-words.ts";
import type { Figure } from "./schema.ts";
import { site } from "./site.ts";

/** "cash, credit card or debit card" */
export const waysToPay = listed(
  site.paymentAccepted.map((way) => way.toLowerCase()),
  "or",
);

/** "Priced by size and material" */
export const pricedBy = (what: string): string => `Priced by ${what}`;

/** What a carrier's price depends on, unless a service depends on more. */
export const shippingPricedBy = pricedBy("size, weight, distance and speed");

/** On the stamp of a carrier, whose new shipments are not free. */
export const dropOffStamp = {
  before: "Drop-off with your label",
  ...figure("dropoff"),
  after: "For a new shipment, ask for a price",
} satisfies Figure;

/**
 * How soon a claim is due. FedEx wants notice of damage to a shipment abroad within 21 days of delivery (its conditions of
 * carriage, as support.shipopti.com tells them, checked 2026-11-27).
 */
export const claimLimit = `Our limit for a claim is ${amount("claim-window")} from the service date, and a carrier's can be shorter, especially for international shipments.`;
