import { describe, expect, test } from "vitest";
import { carrierRules } from "./carrier-rules.ts";
import { readMeasureForm } from "./form-entries.ts";
import { viewMeasureResult } from "./measure-view.ts";
import { limitsOf, madeUpNumbers } from "../../../tests/support/made-up-numbers.ts";

const read = (query: string) => readMeasureForm(new URLSearchParams(query));
const wrongFields = (query: string) =>
  Object.entries(read(query).errors).flatMap(([field, said]) => (said === undefined ? [] : field));
const carriers = ["FedEx", "UPS", "USPS", "DHL"].map((name) => ({
  id: name.toLowerCase(),
  name,
  path: `/pages/${name.toLowerCase()}`,
  ...(name === "DHL" && { isAbroadOnly: true as const }),
  rules: carrierRules(limitsOf(madeUpNumbers, name.toLowerCase())),
}));

function result(sides: string, weight: number | string, unit = "in", known: typeof carriers = carriers) {
  const { parcel, entries, errors } = read(`length=${sides}&width=&height=&weight=${weight}&unit=${unit}`);
  if (parcel === null) {
    throw new Error(`No package of ${sides}: ${JSON.stringify(errors)}`);
  }
  return viewMeasureResult(parcel, entries.unit, known);
}

describe("the form", () => {
  test("nothing asked is no mistake", () => {
    expect(read("unit=cm")).toMatchObject({ entries: { length: "", unit: "cm" }, errors: {}, parcel: null });
  });

  test("three sides in the first field are shared out, where the others are empty", () => {
    const all = read("length=20+x+15×10&width=&height=&weight=8");
    expect(all.parcel?.sides).toEqual([20, 15, 10]);
    expect(all.entries).toMatchObject({ length: "20", width: "15", height: "10" });
    expect(wrongFields("length=20x15x10&width=3&height=&weight=8")).toContain("length");
  });

  test.each([
    ["length=&width=2&height=3&weight=4", ["length"]],
    ["length=1&width=-2&height=3&weight=4", ["width"]],
    ["length=1&width=2&height=3&weight=heavy", ["weight"]],
    ["length=1000000000&width=2&height=3&weight=4", ["length"]],
    ["length=1x2x3x4x5&width=&height=&weight=4", ["length", "width", "height"]],
    ["length=1&length=2&length=3&width=2&height=3&weight=4", ["length"]],
    ["length=1", ["width", "height", "weight"]],
  ])("%s: what is wrong is said at the fields %j, and nothing is lost", (query, fields) => {
    const form = read(query);
    expect(form.parcel).toBeNull();
    expect(wrongFields(query)).toEqual(fields);
    expect(form.entries.length).toBe(new URLSearchParams(query).get("length"));
  });

  test("a text of any length is cut, an unknown unit is inches", () => {
    const form = read(`length=${"9".repeat(10_000)}&unit=furlong`);
    expect(form.entries.length.length).toBeLessThanOrEqual(40);
    expect(form.entries.unit).toBe("in");
  });
});

describe("the result", () => {
  test("has its marks in inches and pounds, whatever was entered", () => {
    const marks = { girth: "50", lengthPlusGirth: "70", dimensional: "19" };
    expect(result("20x15x10", 8)).toMatchObject(marks);
    expect(result("25.4x50.8x38.1", 3.63, "cm")).toMatchObject(marks);
  });

  test("tells lengths in the unit that was entered, and how the weight by size comes about", () => {
    const details = (...box: Parameters<typeof result>) => result(...box).rows.map((row) => row.details[0]);
    expect(details("20x15x10", 8).slice(0, 4)).toEqual(["20 in", "50 in", "70 in", "8 lb"]);
    expect(details("20x15x10", 8).at(-1)).toContain("19 lb: 3,000 cubic inches ÷ 166");
    expect(details("19.5x15x10", 8).at(-2)).toContain("÷ 139, each side rounded up");
    expect(details("11.1x12x12", 8).at(-2)).toContain("Not charged up to 1,728");
    expect(details("50.8x38.1x25.4", 4, "cm")[2]).toBe("177.8 cm (70 in)");
  });

  test("leads to the same package in the other units, and back", () => {
    const { to } = result("20x15x10", 8).otherUnits;
    expect(to).toBe("/measure?length=50.8&width=38.1&height=25.4&weight=3.629&unit=cm#measured");
    const { parcel } = read(to.replace(/^.*\?|#.*$/g, ""));
    const back = parcel && viewMeasureResult(parcel, "cm", carriers).otherUnits.to;
    expect(back).toBe("/measure?length=20&width=15&height=10&weight=8.001&unit=in#measured");
  });

  test.each([
    ["20x15x10", 8, /70 in\. USPS and UPS will take it/],
    ["20x15x10", 80, /UPS will take it\. USPS won't/],
    ["120x60x60", 20, /360 in\. It's too big for USPS and UPS.* freight/],
    ["20x15x10", 151, /too heavy for USPS and UPS.* freight/],
  ])("of %s in and %d lb sums up who takes it: %s", (sides, weight, summary) => {
    const { size, verdict } = result(sides, weight);
    expect(`${size} ${verdict}`).toMatch(summary);
  });

  test.each<[sides: string, weight: number | string, unit: string, carrier: string, says: string[]]>([
    ["20x15x10", 30, "in", "usps", ["by the weight"]],
    [
      "20x15x10",
      8,
      "in",
      "ups",
      ["about 19 lb", "another country, you pay for about 22 lb", "4 in shorter to pay for 4 lb"],
    ],
    ["20x15x10", 8, "in", "usps", ["about 22 lb", "4 in shorter to pay for 4 lb less"]],
    // Heavy enough for domestic rates, too light for its size abroad.
    ["20x15x10", 20, "in", "ups", ["by the weight", "another country, you pay for about 22 lb"]],
    ["36x18x18", 20, "in", "usps", ["70-pound price"]],
    // Long or heavy, but not large.
    ["40x4x4", 3, "in", "usps", ["by the weight"]],
    ["20x15x10", 72.5, "in", "usps", ["70 pounds. Your package is 2.5 lb over", "Take out 2.5 lb or use at least two"]],
    ["20x15x10", 160, "in", "usps", ["90 lb over", "at least three boxes"]],
    ["20x15x10", "1,200 lb", "in", "usps", ["1,130 lb over", "at least 18 boxes"]],
    // An excess never rounds to zero.
    ["20x15x10", 70.001, "in", "usps", ["0.01 lb over", "0.01 lb"]],
    // A flat price: no pounds, no small saving.
    ["60x20x6", 40, "in", "usps", ["oversized price", "4 in shorter, or the second longest side 2 in shorter"]],
    ["60x60x60", 20, "in", "usps", ["170 in over", "can't take"]],
    [
      "110x20x10",
      200,
      "in",
      "ups",
      ["50 lb over", "2 in over", "5 in over", "both: make the longest side 5 in shorter, and"],
    ],
    ["20x15x10", 8, "in", "dhl", ["other countries only"]],
    ["60x50x40", 100, "cm", "usps", ["31.8 kg (70 pounds). Your package is 68.3 kg (150.5 lb) over", "four boxes"]],
    ["60x50x40", 5, "cm", "usps", ["25.4 kg (56 lb)", "10.2 cm (4 in) shorter"]],
    [
      "300x20x20",
      5,
      "cm",
      "ups",
      ["274.3 cm (108 inches). Your package is 25.7 cm (10.2 in) over", "28 cm (11 in) shorter"],
    ],
  ])("%s, %s, in %s, %s: %j", (sides, weight, unit, carrier, says) => {
    const said = result(sides, weight, unit).carriers.find((each) => each.carrier === carrier)?.sentences;
    expect(said).toEqual(says.map((phrase) => expect.stringContaining(phrase) as string));
  });

  test.each([
    [108, false],
    [110, true],
  ])("of %d inches for a carrier whose ground takes 108 goes by air only: %s", (length, isByAir) => {
    const { "usps-weight": weight, "usps-girth-oversized": byAir, "ups-length": byGround } = madeUpNumbers;
    const rules = carrierRules({ weight, length: byAir, "length-ground": byGround });
    const [fedex] = result(`${length}x10x10`, 40, "in", [{ id: "fedex", name: "FedEx", path: "/", rules }]).carriers;
    expect(fedex?.sentences.some((sentence) => sentence.includes("108 inches"))).toBe(isByAir);
  });

  test("names each carrier once and leads to its page", () => {
    const shown = result("20x15x10", 80).carriers.map(({ title, takes, link }) => [title, takes, link.to]);
    expect(shown).toEqual([
      ["USPS won't take it", "no", "/pages/usps"],
      ["UPS takes it within the US", "yes", "/pages/ups"],
      ["Ask us about FedEx", "ask", "/pages/fedex"],
      ["Ask us about DHL", "ask", "/pages/dhl"],
    ]);
  });

  test.each(["in", "cm"])("entered in %s has rounded figures", (unit) => {
    for (const length of [3, 25.4, 119.9]) {
      for (const weight of [0.7, 90.7]) {
        const { rows, carriers: told, drawingText, drawing, size } = result(`${length}x12.7x9.3`, weight, unit);
        const shown = JSON.stringify([rows, told, drawing.labels.map(({ text }) => text), drawingText, size]);
        expect(shown).not.toMatch(/\d\.\d{3}/);
      }
    }
  });
});
