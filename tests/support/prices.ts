/** "20.00" → a pattern for "$20" or "$20.00", not for "$200". */
export function shownPrice(price: string): RegExp {
  return new RegExp(String.raw`\$${price.replace(/\.00$/, "")}(\.00)?(?![\d,])`);
}
