/** Things to bring, some of which cover others, and a price that one of them names. */
export const madeUpThings = {
  "photo-id": { text: "A photo ID", covers: ["any-id"] },
  "government-id": { text: "A government photo ID", covers: ["photo-id", "any-id"] },
  "any-id": { text: "Some ID" },
  form: { text: "The form at {price.per-month}" },
};
export const madeUpPrice = { price: { price: 20, per: "month" as const, owners: ["box"], source: "store" } };
