/** "20.00" → a pattern for "$20" or "$20.00", not for "$200"; "0.00" → one for "free". */
export function shownPrice(price: string): RegExp {
  return Number(price) === 0 ? /\bfree\b/i : new RegExp(String.raw`\$${price.replace(/\.00$/, "")}(\.00)?(?![\d,])`);
}
