import { expect, test } from "vitest";
import { figureParts } from "./figure-parts.ts";

test.each([
  ["From $20 per month", "From", "$20", "per month"],
  ["$10 per package", "", "$10", "per package"],
  ["With a label: free", "With a label:", "free", ""],
  ["Up to $50,000", "Up to", "$50,000", ""],
  ["Posters in 24-48 hours", "Posters in", "24-48", "hours"],
  ["Ohio BCI check $40.00, by appointment", "Ohio BCI check", "$40.00", "by appointment"],
  ["$1,234.56 per 100 pages", "", "$1,234.56", "per 100 pages"],
  ["$0.15-0.60 a page", "", "$0.15-0.60", "a page"],
  ["about 90% of the time", "about", "90%", "of the time"],
  ["Sugar-freeze at $5.", "Sugar-freeze at", "$5", "."],
  ["FedEx, UPS and DHL", "", "FedEx, UPS and DHL", ""],
])("%s", (figure, before, number, after) => {
  expect(figureParts(figure)).toEqual({ before, number, after });
});
