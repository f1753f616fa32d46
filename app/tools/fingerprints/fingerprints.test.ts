import { describe, expect, test } from "vitest";
import { fingerprintChecks as records } from "../../content/fingerprint-checks.ts";
import { site } from "../../content/site.ts";
import { toolWords as words } from "../../content/tool-words.ts";
import { numbers } from "../../content/number-words.ts";
import { amountText } from "../../text/number-text.ts";
import { importWith } from "../../../tests/support/import-with.ts";
import { madeUpThings as thingsToBring } from "../../../tests/support/made-up-things.ts";

const fingerprintChecks = [
  {
    key: "state",
    name: "State",
    price: "$20",
    bring: [{ thing: "photo-id" }, "The code"],
    notes: ["For $20 per month."],
  },
];
const { viewFingerprints } = await importWith(
  {
    "#app/content/things-to-bring.ts": { thingsToBring },
    "#app/content/fingerprint-checks.ts": { fingerprintChecks },
  },
  () => import("./fingerprints.server.ts"),
);

test.each(records)("$name has its own price", ({ key, price }) => {
  const number = numbers[`fingerprint-${key}`];
  expect(number && amountText(number)).toBe(price);
});

describe("the fingerprint check", () => {
  const check = (query: string) => viewFingerprints(new URLSearchParams(query));

  test("shows price, things to bring and notes", () => {
    expect(check("letter=state")).toEqual({
      words: words.fingerprints,
      choices: { state: "State" },
      letter: "state",
      errors: {},
      result: {
        summary: "State: $20, by online appointment.",
        bring: ["A photo ID", "The code"],
        notes: ["For $20 per month."],
        booking: site.externalLinks["fingerprint-booking"],
      },
    });
  });

  test.each([
    ["", undefined],
    ["letter=", "Choose what your letter asks for."],
    ["letter=county", "Choose what your letter asks for."],
  ])("%j: %j", (query, error) => {
    expect(check(query)).toMatchObject({ letter: "", errors: { letter: error }, result: null });
  });
});
