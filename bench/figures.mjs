/** Figures of rounds in turn, as people read them, in tables of markdown. */

/** Of an even number of values, the upper of the two in the middle. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

export const ms = (value) => `${value < 20 ? value.toFixed(2) : value.toFixed(0)} ms`;
/** Kilobytes of 1024 bytes, as the budgets count. */
export const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** A section with one markdown table: rows are arrays of cells. */
export function table(title, note, head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return [`## ${title}`, "", note, "", line(head), line(rule), ...rows.map(line), ""].join("\n");
}

/** A table of the site beside its static files: each row has a name, both values, and how they are written. */
export function comparison(title, note, rows) {
  const cells = ({ name, values: [a, b], write = ms }) => {
    const ratio = b === 0 ? "–" : `${(a / b).toFixed(2)}×`;
    return [name, write(a), write(b), ratio, write(a - b)];
  };
  return table(title, note, ["", "site", "static", "ratio", "difference"], rows.map(cells));
}
