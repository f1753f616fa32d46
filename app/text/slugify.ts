/** A heading or question as the fragment of its address: "Payment and refunds" → "payment-and-refunds" */
export const slugify = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
