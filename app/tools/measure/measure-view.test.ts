import { describe, expect, test } from "vitest";
import { drawBox } from "./box-drawing.ts";
import { readMeasureForm } from "./form-entries.ts";
import { measureResult } from "./measure-view.ts";
import { madeUpNumbers } from "../../../tests/support/made-up-numbers.ts";

const read = (query: string) => readMeasureForm(new URLSearchParams(query));
const carriers = ["FedEx", "UPS", "USPS", "DHL"].map((name) => ({
  id: name.toLowerCase(),
  name,
  path: `/pages/${name.toLowerCase()}`,
}));
const source = { numbers: madeUpNumbers, carriers };

function result(query: string) {
  const { parcel, entries, errors } = read(query);
  if (parcel === null) {
    throw new Error(`No package in ${query}: ${JSON.stringify(errors)}`);
  }
  return measureResult(parcel, entries.unit, source);
}
const sentences = (query: string, carrier: string) =>
  result(query).carriers.find((each) => each.carrier === carrier)?.sentences;

describe("the form", () => {
  test("nothing asked is no mistake", () => {
    expect(read("")).toEqual({
      entries: { length: "", width: "", height: "", weight: "", unit: "in" },
      errors: {},
      parcel: null,
    });
    expect(read("unit=cm")).toMatchObject({ entries: { unit: "cm" }, errors: {} });
  });

  test("fractions and decimals, points or commas", () => {
    expect(read("length=12+1/2&width=12,5&height=12.5&weight=1/2").parcel).toEqual({
      sides: [12.5, 12.5, 12.5],
      weight: 0.5,
    });
  });

  test("three sides in the first field are shared out, where the others are empty", () => {
    const all = read("length=20+x+15×10&width=&height=&weight=8");
    expect(all.parcel?.sides).toEqual([20, 15, 10]);
    expect(all.entries).toMatchObject({ length: "20", width: "15", height: "10" });
    expect(read("length=20x15x10&width=3&height=&weight=8").errors.length).toBe("Enter one number in each field.");
  });

  test.each([
    ["length=&width=2&height=3&weight=4", { length: "Enter the length." }],
    ["length=1&width=-2&height=3&weight=4", { width: "Enter a width above 0." }],
    ["length=1&width=2&height=0&weight=4", { height: "Enter a height above 0." }],
    ["length=1&width=2&height=3&weight=heavy", { weight: "Enter the weight as a number, such as 12.5 or 12 1/2." }],
    ["length=1e9&width=2&height=3&weight=4", { length: "Enter the length as a number, such as 12.5 or 12 1/2." }],
    ["length=1000000000&width=2&height=3&weight=4", { length: "Enter a smaller length, or check the unit." }],
    [
      "length=1x2x3x4x5&width=&height=&weight=4",
      {
        length: "Enter one number in each field.",
        width: "Enter the width.",
        height: "Enter the height.",
      },
    ],
    [
      "length=1&length=2&length=3&length=4&length=5&width=2&height=3&weight=4",
      { length: "Enter one number in each field." },
    ],
    ["length=1", { width: "Enter the width.", height: "Enter the height.", weight: "Enter the weight." }],
  ])("%s: what is wrong is said at the field, and nothing is lost", (query, errors) => {
    const form = read(query);
    expect(form).toMatchObject({ errors, parcel: null });
    expect(Object.keys(form.errors)).toEqual(Object.keys(errors));
    const params = new URLSearchParams(query);
    expect(form.entries.length).toBe(params.get("length") ?? "");
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
    expect(result("length=20&width=15&height=10&weight=8&unit=in")).toMatchObject(marks);
    expect(result("length=25.4&width=50.8&height=38.1&weight=3.63&unit=cm")).toMatchObject(marks);
  });

  test("tells lengths in the unit that was entered", () => {
    expect(result("length=20&width=15&height=10&weight=8").rows.map(({ text }) => text)).toEqual([
      "20 in",
      "50 in",
      "70 in",
      "8 lb",
      "About 22 lb: 3,000 cubic inches ÷ 139",
      "About 19 lb: 3,000 cubic inches ÷ 166",
    ]);
    expect(result("length=19.5&width=15&height=10&weight=8").rows.at(-2)?.text).toBe(
      "About 22 lb: 3,000 cubic inches ÷ 139, each side rounded up",
    );
    expect(result("length=11.1&width=12&height=12&weight=8").rows.at(-2)).toEqual({
      term: "Dimensional weight, USPS",
      text: "Not charged up to 1,728 cubic inches",
    });
    expect(result("length=50.8&width=38.1&height=25.4&weight=4&unit=cm").rows[2]?.text).toBe("177.8 cm (70 in)");
  });

  test("leads to the same package in the other units, and back", () => {
    const { to } = result("length=20&width=15&height=10&weight=8").otherUnits;
    expect(to).toBe("/measure?length=50.8&width=38.1&height=25.4&weight=3.629&unit=cm#measured");
    const back = result(to.replace(/^.*\?|#.*$/g, "")).otherUnits.to;
    expect(back).toBe("/measure?length=20&width=15&height=10&weight=8.001&unit=in#measured");
  });

  test("sums up who takes it", () => {
    const summary = (query: string) => `${result(query).size} ${result(query).verdict}`;
    expect(summary("length=20&width=15&height=10&weight=8")).toBe("Length plus girth is 70 in. USPS and UPS take it.");
    expect(summary("length=20&width=15&height=10&weight=80")).toBe(
      "Length plus girth is 70 in. UPS takes it, USPS does not.",
    );
    expect(summary("length=20&width=15&height=10&weight=151")).toBe(
      "Length plus girth is 70 in. USPS and UPS do not take it.",
    );
  });

  test.each([
    ["length=20&width=15&height=10&weight=30", "usps", ["You pay for the weight, not for the size."]],
    [
      "length=20&width=15&height=10&weight=8",
      "ups",
      [
        "You pay for about 19 lb, because the package is large for its weight.",
        "To another country, you pay for about 22 lb.",
        "Make the longest side 4 in shorter to pay for 4 lb less.",
      ],
    ],
    [
      "length=20&width=15&height=10&weight=8",
      "usps",
      [
        "You pay for about 22 lb, because the package is large for its weight.",
        "Make the longest side 4 in shorter to pay for 4 lb less.",
      ],
    ],
    // Heavy enough within the US, too light for its size abroad.
    [
      "length=20&width=15&height=10&weight=20",
      "ups",
      ["You pay for the weight, not for the size.", "To another country, you pay for about 22 lb."],
    ],
    [
      "length=20&width=15&height=10&weight=72.5",
      "usps",
      ["The weight limit is 70 pounds. Your package is 2.5 lb over.", "Take out 2.5 lb or use two boxes."],
    ],
    [
      "length=60&width=20&height=6&weight=40",
      "usps",
      [
        "Ground shipping only, at an oversized price: length plus girth is 4 in over 108 inches.",
        "To avoid the oversized price, make the longest side 4 in shorter, or the second longest side 2 in shorter.",
        "You pay for about 52 lb, because the package is large for its weight.",
        "Make the longest side 4 in shorter to pay for 3 lb less.",
      ],
    ],
    [
      "length=110&width=20&height=10&weight=200",
      "ups",
      [
        "The weight limit is 150 pounds. Your package is 50 lb over.",
        "The length limit is 108 inches. Your package is 2 in over.",
        "The limit for length plus girth is 165 inches. Your package is 5 in over.",
        "To fit, make the longest side 5 in shorter.",
        "Take out 50 lb or use two boxes.",
      ],
    ],
    ["length=20&width=15&height=10&weight=8", "dhl", ["DHL sets its own limits. Call us with these numbers."]],
  ])("%s, %s: %j", (query, carrier, said) => {
    expect(sentences(query, carrier)).toEqual(said);
  });

  test("names each carrier once and leads to its page", () => {
    expect(
      result("length=20&width=15&height=10&weight=80").carriers.map(({ title, takes, link }) => [
        title,
        takes,
        link.to,
      ]),
    ).toEqual([
      ["USPS does not take it", "no", "/pages/usps"],
      ["UPS takes it", "yes", "/pages/ups"],
      ["Ask us about FedEx", "ask", "/pages/fedex"],
      ["Ask us about DHL", "ask", "/pages/dhl"],
    ]);
  });
});

test("a carrier that has nothing but its limits is told in its place", () => {
  const rule = { owners: ["any"], source: "any", checkedOn: "2026-11-22" };
  const numbers = {
    ...madeUpNumbers,
    "example-weight": { value: 100, unit: "pounds" as const, ...rule },
    "example-dim-divisor": { value: 250, unit: "cubic inches to the pound" as const, ...rule },
  };
  const { parcel } = read("length=20&width=15&height=10&weight=8");
  const example = { id: "example", name: "Example", path: "/pages/example" };
  const told = parcel && measureResult(parcel, "in", { numbers, carriers: [...carriers, example] });

  expect(told?.carriers.map(({ title }) => title)).toEqual([
    "USPS takes it",
    "Example takes it",
    "UPS takes it",
    "Ask us about FedEx",
    "Ask us about DHL",
  ]);
  expect(told?.carriers[1]?.sentences[0]).toBe("You pay for about 12 lb, because the package is large for its weight.");
  expect(told?.rows.find(({ term }) => term === "Dimensional weight, Example")?.text).toContain("About 12 lb");
});

describe("the drawing", () => {
  const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([found]) => Number(found));
  const name = (side: number) => `${side} in`;

  /** Width and height of a closed path. */
  function extent(path: string): [number, number] {
    const all = numbers(path);
    const [xs, ys] = [all.filter((_, at) => at % 2 === 0), all.filter((_, at) => at % 2 === 1)];
    return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  }

  test("is to scale", () => {
    const [across, up] = extent(drawBox([10, 20, 15], name).front);
    expect(across / up).toBeCloseTo(2, 1);
    const [wide, low] = extent(drawBox([60, 12, 6], name).front);
    expect(wide / low).toBeCloseTo(10, 0);
  });

  test.each([
    [[1, 1, 1]],
    [[108, 2, 1]],
    [[1000, 0.001, 0.001]],
    [[0.000001, 0.000001, 0.000001]],
    [[40, 40, 0.5]],
    [[999, 999, 999]],
  ] as const)("%j stays on its paper, without a number that is none", (sides) => {
    const { front, top, side, tape, ticks, labels } = drawBox(sides, name);
    const paths = [front, top, side, tape, ticks].join("");
    expect(paths).not.toMatch(/NaN|Infinity|undefined|e-/);
    const all = numbers(paths);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all.filter((_, at) => at % 2 === 0))).toBeLessThanOrEqual(320);
    expect(Math.max(...all.filter((_, at) => at % 2 === 1))).toBeLessThanOrEqual(240);
    for (const { x, y } of labels) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(320);
      expect(y).toBeLessThan(235);
    }
  });

  test("writes each side beside its edge", () => {
    expect(drawBox([10, 20, 15], name).labels.map(({ text, anchor }) => [text, anchor])).toEqual([
      ["20 in", "middle"],
      ["15 in", "start"],
      ["10 in", "end"],
    ]);
  });
});
