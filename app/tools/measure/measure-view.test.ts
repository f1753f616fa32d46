import { describe, expect, test } from "vitest";
import { carrierRules } from "./carrier-rules.ts";
import { drawBox } from "./box-drawing.ts";
import { readMeasureForm } from "./form-entries.ts";
import { viewMeasureResult } from "./measure-view.ts";
import { madeUpNumbers } from "../../../tests/support/made-up-numbers.ts";

const read = (query: string) => readMeasureForm(new URLSearchParams(query));
const carriers = ["FedEx", "UPS", "USPS", "DHL"].map((name) => ({
  id: name.toLowerCase(),
  name,
  path: `/pages/${name.toLowerCase()}`,
  ...(name === "DHL" && { isAbroadOnly: true as const }),
  rules: carrierRules(madeUpNumbers, name.toLowerCase()),
}));

function result(query: string) {
  const { parcel, entries, errors } = read(query);
  if (parcel === null) {
    throw new Error(`No package in ${query}: ${JSON.stringify(errors)}`);
  }
  return viewMeasureResult(parcel, entries.unit, carriers);
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
    expect(form.parcel).toBeNull();
    expect(form.errors).toEqual(errors);
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
    expect(result("length=20&width=15&height=10&weight=8").rows.flatMap(({ details }) => details)).toEqual([
      "20 in",
      "50 in",
      "70 in",
      "8 lb",
      "About 22 lb: 3,000 cubic inches ÷ 139",
      "About 19 lb: 3,000 cubic inches ÷ 166",
    ]);
    expect(result("length=19.5&width=15&height=10&weight=8").rows.at(-2)?.details[0]).toBe(
      "About 22 lb: 3,000 cubic inches ÷ 139, each side rounded up",
    );
    expect(result("length=11.1&width=12&height=12&weight=8").rows.at(-2)).toEqual({
      term: "Dimensional weight, USPS",
      details: ["Not charged up to 1,728 cubic inches"],
    });
    expect(result("length=50.8&width=38.1&height=25.4&weight=4&unit=cm").rows[2]?.details[0]).toBe("177.8 cm (70 in)");
  });

  test("leads to the same package in the other units, and back", () => {
    const { to } = result("length=20&width=15&height=10&weight=8").otherUnits;
    expect(to).toBe("/measure?length=50.8&width=38.1&height=25.4&weight=3.629&unit=cm#measured");
    const back = result(to.replace(/^.*\?|#.*$/g, "")).otherUnits.to;
    expect(back).toBe("/measure?length=20&width=15&height=10&weight=8.001&unit=in#measured");
  });

  test("sums up who takes it", () => {
    const summary = (query: string) => `${result(query).size} ${result(query).verdict}`;
    expect(summary("length=20&width=15&height=10&weight=8")).toBe(
      "Length plus girth is 70 in. USPS and UPS will take it.",
    );
    expect(summary("length=20&width=15&height=10&weight=80")).toBe(
      "Length plus girth is 70 in. UPS will take it. USPS won't.",
    );
    expect(summary("length=120&width=60&height=60&weight=20")).toBe(
      "Length plus girth is 360 in. It's too big for USPS and UPS. It may have to go as freight: call us.",
    );
    expect(summary("length=20&width=15&height=10&weight=151")).toBe(
      "Length plus girth is 70 in. It's too heavy for USPS and UPS. It may have to go as freight: call us.",
    );
  });

  const byWeight = "The price goes by the weight.";
  const large = (pounds: number) => `You pay for about ${pounds} lb, because the package is large for its weight.`;
  test.each([
    ["length=20&width=15&height=10&weight=30", "usps", [byWeight]],
    [
      "length=20&width=15&height=10&weight=8",
      "ups",
      [
        large(19),
        "To another country, you pay for about 22 lb.",
        "Make the longest side 4 in shorter to pay for 4 lb less.",
      ],
    ],
    [
      "length=20&width=15&height=10&weight=8",
      "usps",
      [large(22), "Make the longest side 4 in shorter to pay for 4 lb less."],
    ],
    // Heavy enough within the US, too light for its size abroad.
    ["length=20&width=15&height=10&weight=20", "ups", [byWeight, "To another country, you pay for about 22 lb."]],
    // More than 70 lb by size.
    [
      "length=36&width=18&height=18&weight=20",
      "usps",
      [
        "USPS charges its 70-pound price, because the package is large for its weight.",
        "USPS adds a high fee because the longest side is over 30 inches and the volume is over 3,456 cubic inches.",
      ],
    ],
    // Long, or heavy, but not large.
    [
      "length=24&width=4&height=4&weight=3",
      "usps",
      [byWeight, "USPS adds a fee because the longest side is over 22 inches."],
    ],
    [
      "length=40&width=4&height=4&weight=3",
      "usps",
      [byWeight, "USPS adds a high fee because the longest side is over 30 inches."],
    ],
    [
      "length=50&width=10&height=10&weight=55",
      "ups",
      [byWeight, "UPS adds a fee because the longest side is over 48 inches and the weight is over 50 pounds."],
    ],
    // The fee has a least weight.
    [
      "length=49&width=10&height=6&weight=15",
      "ups",
      [
        "UPS adds a fee because the longest side is over 48 inches, and charges for at least 40 lb.",
        "Make the longest side 4 in shorter to pay for 23 lb less.",
      ],
    ],
    [
      "length=20&width=15&height=10&weight=72.5",
      "usps",
      ["The weight limit is 70 pounds. Your package is 2.5 lb over.", "Take out 2.5 lb or use at least two boxes."],
    ],
    [
      "length=20&width=15&height=10&weight=160",
      "usps",
      ["The weight limit is 70 pounds. Your package is 90 lb over.", "Use at least three boxes."],
    ],
    [
      "length=20&width=15&height=10&weight=1,200+lb",
      "usps",
      ["The weight limit is 70 pounds. Your package is 1,130 lb over.", "Use at least 18 boxes."],
    ],
    // One price, so no pounds, no fee, and no small saving.
    [
      "length=60&width=20&height=6&weight=40",
      "usps",
      [
        "Ground only, at one oversized price, whatever it weighs. Length plus girth is 4 in over 108 inches.",
        "To avoid it, make the longest side 4 in shorter, or the second longest side 2 in shorter.",
      ],
    ],
    [
      "length=60&width=60&height=60&weight=20",
      "usps",
      [
        "The limit for length plus girth is 130 inches. Your package is 170 in over.",
        "USPS can't take an item this size.",
      ],
    ],
    [
      "length=110&width=20&height=10&weight=200",
      "ups",
      [
        "The weight limit is 150 pounds. Your package is 50 lb over.",
        "The length limit is 108 inches. Your package is 2 in over.",
        "The limit for length plus girth is 165 inches. Your package is 5 in over.",
        "To fit, do both: make the longest side 5 in shorter, and take out 50 lb.",
      ],
    ],
    [
      "length=20&width=15&height=10&weight=8",
      "dhl",
      ["DHL is for other countries only. Call us with these numbers and the country."],
    ],
  ])("%s, %s: %j", (query, carrier, said) => {
    expect(sentences(query, carrier)).toEqual(said);
  });

  test.each([
    [
      "length=60&width=50&height=40&weight=100&unit=cm",
      "usps",
      ["The weight limit is 31.8 kg (70 pounds). Your package is 68.3 kg (150.5 lb) over.", "Use at least four boxes."],
    ],
    [
      "length=60&width=50&height=40&weight=5&unit=cm",
      "usps",
      [
        "You pay for about 25.4 kg (56 lb), because the package is large for its weight.",
        "USPS adds a high fee because the volume is over 56,634 cubic centimeters (3,456 cubic inches).",
        "Make the longest side 10.2 cm (4 in) shorter to pay for 4.1 kg (9 lb) less.",
      ],
    ],
    [
      "length=300&width=20&height=20&weight=5&unit=cm",
      "ups",
      [
        "The length limit is 274.3 cm (108 inches). Your package is 25.7 cm (10.2 in) over.",
        "To fit, make the longest side 28 cm (11 in) shorter.",
      ],
    ],
  ])("in centimeters first: %s, %s: %j", (query, carrier, said) => {
    expect(sentences(query, carrier)).toEqual(said);
  });

  test.each([
    ["108", []],
    ["110", ["By Express only: Ground stops at 108 inches."]],
  ])("of a package of %s inches for a carrier whose ground takes 108", (length, said) => {
    const { "usps-girth-oversized": byAir, "ups-length": byGround } = madeUpNumbers;
    const rules = carrierRules({ "fedex-length": byAir, "fedex-length-ground": byGround }, "fedex");
    const { parcel } = read(`length=${length}&width=10&height=10&weight=40`);
    const judged = parcel && viewMeasureResult(parcel, "in", [{ id: "fedex", name: "FedEx", path: "/", rules }]);
    expect(judged?.carriers[0]?.sentences).toEqual([
      ...said,
      "FedEx charges for size, too. Call us for the weight it would count.",
    ]);
  });

  test("names each carrier once and leads to its page", () => {
    expect(
      result("length=20&width=15&height=10&weight=80").carriers.map(({ title, takes, link }) => [
        title,
        takes,
        link.to,
      ]),
    ).toEqual([
      ["USPS won't take it", "no", "/pages/usps"],
      ["UPS takes it within the US", "yes", "/pages/ups"],
      ["Ask us about FedEx", "ask", "/pages/fedex"],
      ["Ask us about DHL", "ask", "/pages/dhl"],
    ]);
  });
});

describe("figures", () => {
  const everything = (query: string) => {
    const { rows, carriers: told, drawingText, drawing, size } = result(query);
    return [
      ...rows.flatMap(({ details }) => details),
      ...told.flatMap(({ sentences: said }) => said),
      ...drawing.labels.map(({ text }) => text),
      drawingText,
      size,
    ];
  };
  const boxes = [3, 25.4, 119.9].flatMap((length) => [0.7, 90.7].map((weight) => ({ length, weight })));

  test.each(["in", "cm"])("entered in %s are rounded", (unit) => {
    for (const { length, weight } of boxes) {
      const told = everything(`length=${length}&width=12.7&height=9.3&weight=${weight}&unit=${unit}`);
      expect(told.filter((text) => /\d\.\d{3}/.test(text))).toEqual([]);
    }
  });

  test("that are over a limit never read as none", () => {
    expect(sentences("length=20&width=15&height=10&weight=70.001", "usps")).toEqual([
      "The weight limit is 70 pounds. Your package is 0.01 lb over.",
      "Take out 0.01 lb or use at least two boxes.",
    ]);
  });
});

describe("the drawing", () => {
  /** Every corner of a path. */
  const cornersOf = (path: string) => {
    const at = { x: 0, y: 0 };
    return [...path.matchAll(/([Mhvl])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, command, first, second = 0]) => {
      const start = command === "M" ? { x: 0, y: 0 } : at;
      at.x = start.x + (command === "v" ? 0 : Number(first));
      at.y = start.y + Number(command === "v" ? first : second);
      return { ...at };
    });
  };
  const name = (side: number) => `${side} in`;

  test.each([
    [[1, 1, 1]],
    [[108, 2, 1]],
    [[1000, 0.001, 0.001]],
    [[0.000001, 0.000001, 0.000001]],
    [[40, 40, 0.5]],
    [[999, 999, 999]],
  ] as const)("%j stays on its paper, without a number that is none", (sides) => {
    const { size, front, top, side, tape, ticks } = drawBox(sides, name);
    const paths = [front, top, side, tape, ticks].join("");
    expect(paths).not.toMatch(/NaN|Infinity|undefined|e-/);
    const isOnPaper = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x <= size.width && y <= size.height;
    expect(cornersOf(paths).filter((corner) => !isOnPaper(corner))).toEqual([]);
  });

  test("writes each side beside its edge", () => {
    expect(drawBox([10, 20, 15], name).labels.map(({ text }) => text)).toEqual(["20 in", "15 in", "10 in"]);
  });
});
