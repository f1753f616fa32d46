/** Apart from the schema, so that the browser gets these four words without the rest. */
export const carrierIds = ["fedex", "ups", "usps", "dhl"] as const;
export type CarrierId = (typeof carrierIds)[number];
