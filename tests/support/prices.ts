/** "20.00" matches "$20" and "$20.00" but not "$200"; "0.00" matches "free". */
export function shownPrice(price: string): RegExp {
  return Number(price) === 0 ? /\bfree\b/i : new RegExp(String.raw`\$${price.replace(/\.00$/, "")}(\.00)?(?![\d,])`);
}
