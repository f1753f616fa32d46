/** What another tool of the same page was asked, so that its answer stays. */
export function KeptEntries({ entries }: { entries: Readonly<Record<string, string>> }) {
  return Object.entries(entries).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
