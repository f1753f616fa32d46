/** Figures as people read them, and markdown tables of them. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const largest = (values) => values.reduce((a, b) => Math.max(a, b), -Infinity);

export const ms = (value) => `${value < 20 ? value.toFixed(2) : value.toFixed(0)} ms`;
/** Of 1024 bytes, as the budgets count. */
export const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
export function ratio(value, reference) {
  const share = value / reference;
  return reference === 0 ? "–" : `${share.toFixed(share < 0.1 ? 3 : 2)}×`;
}
export const percent = (share) => `${(share * 100).toFixed(0)} %`;

/** A section with one markdown table: rows are arrays of cells. */
export function table(title, note, head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return [`### ${title}`, "", note, "", line(head), line(rule), ...rows.map(line), ""].join("\n");
}
