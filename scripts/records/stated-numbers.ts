/** Money, shares, times, lengths and weights, which a page may state only from `numbers.ts` or a carrier. */

const numeral = String.raw`(?:\d[\d,./]*(?:-\d+)?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety|hundred)(?![-\w]))`;
const unit = String.raw`(?:minutes?|hours?|days?|weeks?|months?|years?|inch(?:es)?|foot|feet|pounds?|ounces?|lbs?|oz|dollars?|cents?|percent)`;
const statedNumber = new RegExp(
  [
    String.raw`\$\d[\d,.]*\d|\$\d`,
    String.raw`\d+(?:\.\d+)? ?%`,
    String.raw`(?<![\w$.])${numeral}[ -](?:(?:business|cubic|work(?:ing)?) )?${unit}\b`,
    String.raw`\d{1,2}:\d\d(?: ?[AP]M)?`,
  ].join("|"),
  "gi",
);

/** "$20", "3-5 business days", "1/8 inch", "ten feet", "9:00 AM". */
export const statedNumbers = (text: string): string[] => text.match(statedNumber) ?? [];

/** Fields that no visitor reads. */
export const silentFields = new Set([
  "anchor",
  "cards",
  "externalLinks",
  "faqGroups",
  "heroImage",
  "icon",
  "id",
  "key",
  "kind",
  "lists",
  "logoUrl",
  "otherNames",
  "parent",
  "path",
  "phrases",
  "relatedServices",
  "sampleNumber",
  "services",
  "slug",
  "source",
  "tags",
  "to",
  "trackingUrl",
  "url",
  "website",
]);
