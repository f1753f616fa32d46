/** What `/measure` says about a package: every sentence is made from its sides and from the numbers. */
import type { Carrier, Numbers } from "../../content/schema.ts";
import { drawBox, type BoxDrawing } from "./box-drawing.ts";
import type { MeasureEntries } from "./form-entries.ts";
import {
  carrierRules,
  dimensionalWeight,
  fewestInches,
  girthOf,
  judge,
  longestFirst,
  savingOf,
  type BrokenLimit,
  type CarrierVerdict,
  type Limit,
  type Package,
} from "./measure-package.ts";
import { sizeRows } from "./measure-size.ts";
import { centimeters, inches, lengthIn, plainNumber, pounds, weightIn } from "./measure-units.ts";
import { withNumbers } from "../../text/number-tokens.ts";
import { valueOf } from "../../text/numbers.ts";
import { toMetric, type UnitSystem } from "./read-quantity.ts";

export interface CarrierResult {
  carrier: string;
  takes: CarrierVerdict["takes"];
  /** "USPS takes it" */
  title: string;
  sentences: string[];
  /** The page about this carrier. */
  link: { label: string; to: string };
}

export interface MeasureResultView {
  /** Inches and pounds, for the marks. */
  girth: string;
  lengthPlusGirth: string;
  dimensional: string;
  rows: Array<{ term: string; text: string }>;
  carriers: CarrierResult[];
  drawing: BoxDrawing;
  drawingText: string;
  /** "USPS and UPS take it." */
  verdict: string;
  /** "Length plus girth is 70 in." */
  size: string;
  /** The same package in the other units. */
  otherUnits: { label: string; to: string };
}

interface MeasureSource {
  numbers: Numbers;
  carriers: readonly MeasuredCarrier[];
}

interface MeasuredCarrier extends Pick<Carrier, "id" | "name"> {
  /** The page about it. */
  path: string;
}

const limitWords: Record<Limit["kind"], string> = {
  weight: "The weight limit is",
  length: "The length limit is",
  "length-plus-girth": "The limit for length plus girth is",
};
const sizeOf = ({ kind, over }: BrokenLimit) => (kind === "weight" ? pounds(over) : inches(over));

const isSize = ({ kind }: Limit) => kind !== "weight";

/** What to cut so that these limits are kept: off the longest side, or off the next. @param aim begins the sentence */
function cutAdvice(parcel: Package, limits: readonly Limit[], aim: string): string[] {
  const fits = (cut: Package) => {
    const { length, lengthPlusGirth } = girthOf(cut.sides);
    return limits.every(({ kind, most }) => (kind === "length" ? length : lengthPlusGirth) <= most);
  };
  const [offLongest, offNext] = [fewestInches(parcel, 0, fits), fewestInches(parcel, 1, fits)];
  if (offLongest === null) {
    return [];
  }
  const other =
    offNext === null || offNext >= offLongest ? "" : `, or the second longest side ${inches(offNext)} shorter`;
  return [`${aim}, make the longest side ${inches(offLongest)} shorter${other}.`];
}

function refusal(verdict: CarrierVerdict, parcel: Package, numbers: Numbers): string[] {
  const { broken, carrier } = verdict;
  const limits = carrierRules(numbers, carrier)?.limits ?? [];
  const tooHeavy = broken.find(({ kind }) => kind === "weight");
  return [
    ...broken.map(
      (each) =>
        `${limitWords[each.kind]} ${withNumbers(`{${each.number}}`, numbers)}. Your package is ${sizeOf(each)} over.`,
    ),
    ...(broken.some(isSize) ? cutAdvice(parcel, limits.filter(isSize), "To fit") : []),
    ...(tooHeavy === undefined ? [] : [`Take out ${sizeOf(tooHeavy)} or use two boxes.`]),
  ];
}

function acceptance(verdict: CarrierVerdict, parcel: Package, numbers: Numbers): string[] {
  const { oversized, countsAs, countsAbroadAs } = verdict;
  const saving = savingOf(parcel, verdict, numbers);
  return [
    ...(oversized === null
      ? []
      : [
          `Ground shipping only, at an oversized price: length plus girth is ${inches(oversized.over)} over ${withNumbers(`{${oversized.number}}`, numbers)}.`,
          ...cutAdvice(parcel, [oversized], "To avoid the oversized price"),
        ]),
    countsAs === null
      ? "You pay for the weight, not for the size."
      : `You pay for about ${pounds(countsAs)}, because the package is large for its weight.`,
    ...(countsAbroadAs === null ? [] : [`To another country, you pay for about ${pounds(countsAbroadAs)}.`]),
    ...(saving === null
      ? []
      : [`Make the longest side ${inches(saving.inches)} shorter to pay for ${pounds(saving.saves)} less.`]),
  ];
}

const titles: Record<CarrierVerdict["takes"], (name: string) => string> = {
  yes: (name) => `${name} takes it`,
  no: (name) => `${name} does not take it`,
  ask: (name) => `Ask us about ${name}`,
};

function carrierResult({ id, name, path }: MeasuredCarrier, parcel: Package, numbers: Numbers): CarrierResult {
  const verdict = judge(parcel, id, numbers);
  const sentences = {
    yes: acceptance,
    no: refusal,
    ask: () => [`${name} sets its own limits. Call us with these numbers.`],
  }[verdict.takes](verdict, parcel, numbers);
  return {
    carrier: id,
    takes: verdict.takes,
    title: titles[verdict.takes](name),
    sentences,
    link: { label: `About ${name}`, to: path },
  };
}

/** "USPS and UPS take it", "UPS takes it, USPS does not" */
function verdictLine(results: readonly CarrierResult[], carriers: MeasureSource["carriers"]): string {
  const names = (takes: CarrierVerdict["takes"]) =>
    results
      .filter((result) => result.takes === takes)
      .map(({ carrier }) => carriers.find(({ id }) => id === carrier)?.name ?? carrier);
  const [taken, refused] = [names("yes"), names("no")];
  if (taken.length === 0) {
    return `${refused.join(" and ")} do not take it.`;
  }
  const line = `${taken.join(" and ")} ${taken.length === 1 ? "takes" : "take"} it`;
  return refused.length === 0
    ? `${line}.`
    : `${line}, ${refused.join(" and ")} ${refused.length === 1 ? "does" : "do"} not.`;
}

/** The address that asks for the same package in the other units. */
function otherUnits(
  { sides: [length, width, height], weight }: Package,
  unit: UnitSystem,
): MeasureResultView["otherUnits"] {
  const other: UnitSystem = unit === "in" ? "cm" : "in";
  const size = (value: number) => plainNumber.format(other === "cm" ? toMetric.length(value) : value);
  const params = new URLSearchParams({
    length: size(length),
    width: size(width),
    height: size(height),
    weight: plainNumber.format(other === "cm" ? toMetric.weight(weight) : weight),
    unit: other,
  });
  return {
    label: other === "cm" ? "Show in centimeters and kilograms" : "Show in inches and pounds",
    to: `/measure?${params.toString()}#measured`,
  };
}

/** Those with known limits first, and of these the one that takes least. */
function inTellingOrder(carriers: readonly MeasuredCarrier[], numbers: Numbers): MeasuredCarrier[] {
  const mostPounds = ({ id }: MeasuredCarrier) =>
    carrierRules(numbers, id)?.limits.find(({ kind }) => kind === "weight")?.most ?? Number.MAX_VALUE;
  return carriers.toSorted((one, other) => mostPounds(one) - mostPounds(other));
}

/** The result for a package that was entered in `unit`. */
export function measureResult(parcel: Package, unit: MeasureEntries["unit"], source: MeasureSource): MeasureResultView {
  const { numbers } = source;
  const carriers = inTellingOrder(source.carriers, numbers);
  const { length, girth, lengthPlusGirth } = girthOf(parcel.sides);
  const [, width, height] = longestFirst(parcel.sides);
  // The one that counts at every size.
  const dimensional = dimensionalWeight(parcel.sides, valueOf(numbers, "ups-dim-divisor"));
  const results = carriers.map((carrier) => carrierResult(carrier, parcel, numbers));
  const side = (value: number) => (unit === "cm" ? centimeters(value) : inches(value));
  return {
    girth: plainNumber.format(girth),
    lengthPlusGirth: plainNumber.format(lengthPlusGirth),
    dimensional: plainNumber.format(dimensional),
    rows: [
      { term: "Longest side", text: lengthIn(unit, length) },
      { term: "Girth", text: lengthIn(unit, girth) },
      { term: "Length plus girth", text: lengthIn(unit, lengthPlusGirth) },
      { term: "Weight", text: weightIn(unit, parcel.weight) },
      ...sizeRows(parcel.sides, unit, { numbers, carriers }),
    ],
    carriers: results,
    drawing: drawBox(parcel.sides, side),
    drawingText: `A box of ${side(length)} by ${side(width)} by ${side(height)}, and a tape around it that measures ${lengthIn(unit, girth)}.`,
    verdict: verdictLine(results, carriers),
    size: `Length plus girth is ${lengthIn(unit, lengthPlusGirth)}.`,
    otherUnits: otherUnits(parcel, unit),
  };
}
