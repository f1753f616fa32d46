export const madeUpThings = {
  "photo-id": { text: "A photo ID", covers: ["any-id"] },
  "government-id": { text: "A government photo ID", covers: ["photo-id"] },
  "any-id": { text: "Some ID" },
  code: { text: "The code" },
};
