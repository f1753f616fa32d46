/** Things to bring, some of which cover others. */
export const madeUpThings = {
  "photo-id": { text: "A photo ID", covers: ["any-id"] },
  "government-id": { text: "A government photo ID", covers: ["photo-id", "any-id"] },
  "any-id": { text: "Some ID" },
  form: { text: "The form at $20 per month" },
};
