import { expect, test } from "vitest";
import { numbers } from "#app/text/numbers.server.ts";
import { unknownNumbers } from "../../scripts/records/number-names.ts";

test.each([
  ["`Open since {since-year}.`", []],
  ["`A box is {mailbox-basic.per-month}, {mailbox-basic × mailbox-terms.1} for the first term.`", []],
  ["const path = `/${slug}`;\nconst tracked = 'https://carrier.example/{n}';", []],
  [
    "// two lines\n`Open since {since-yeer}.`",
    ["services/x.ts:2: No number called since-yeer, did you mean since-year?"],
  ],
  [
    "`{mailbox-basic}`",
    [expect.stringMatching(/^services\/x\.ts:1: No text of its own of the number mailbox-basic: write /)],
  ],
])("in %j", (source, mistakes) => {
  expect(unknownNumbers(source, "services/x.ts", numbers)).toEqual(mistakes);
});
