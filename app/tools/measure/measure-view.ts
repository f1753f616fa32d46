/** What `/measure` says about a package: every sentence is made from its sides and from the numbers. */
import type { Carrier, Numbers } from "../../content/schema.ts";
import { acceptanceSentences, refusalSentences, type JudgedPackage } from "./carrier-sentences.ts";
import { drawBox, type BoxDrawing } from "./box-drawing.ts";
import type { MeasureEntries } from "./form-entries.ts";
import { carrierRules } from "./carrier-rules.ts";
import {
  dimensionalWeight,
  girthOf,
  judge,
  longestFirst,
  type CarrierVerdict,
  type Package,
} from "./measure-package.ts";
import { sizeRows } from "./measure-size.ts";
import { lengthIn, plainNumber, sideIn, weightIn } from "./measure-units.ts";
import { listed } from "../../text/english.ts";
import { toMetric, type UnitSystem } from "./read-quantity.ts";

export interface CarrierResult {
  carrier: string;
  takes: CarrierVerdict["takes"];
  /** Refused for its size, whatever it weighs. */
  isTooBig: boolean;
  /** "USPS takes it" */
  title: string;
  sentences: string[];
  /** The page about this carrier. */
  link: { label: string; to: string };
}

export interface MeasureResultView {
  /** Inches and pounds, for the marks; no pounds where no carrier counts them at every size. */
  girth: string;
  lengthPlusGirth: string;
  dimensional: string | null;
  rows: Array<{ term: string; text: string }>;
  carriers: CarrierResult[];
  drawing: BoxDrawing;
  drawingText: string;
  /** "USPS and UPS will take it." */
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

const titles: Record<CarrierVerdict["takes"], (name: string) => string> = {
  yes: (name) => `${name} takes it`,
  no: (name) => `${name} won't take it`,
  ask: (name) => `Ask us about ${name}`,
};

function carrierResult(
  { id, name, path }: MeasuredCarrier,
  judged: Pick<JudgedPackage, "parcel" | "numbers" | "unit">,
): CarrierResult {
  const verdict = judge(judged.parcel, id, judged.numbers);
  const sentences = {
    yes: acceptanceSentences,
    no: refusalSentences,
    ask: () => [`${name} sets its own limits. Call us with these numbers.`],
  }[verdict.takes]({ ...judged, name, verdict });
  return {
    carrier: id,
    takes: verdict.takes,
    isTooBig: verdict.broken.some(({ kind }) => kind !== "weight"),
    title: titles[verdict.takes](name),
    sentences,
    link: { label: `About ${name}`, to: path },
  };
}

/** "USPS and UPS will take it.", "UPS will take it. USPS won't.", "It's too big for USPS and UPS." */
function verdictLine(results: readonly CarrierResult[], carriers: MeasureSource["carriers"]): string {
  const names = (takes: CarrierVerdict["takes"]) =>
    results
      .filter((result) => result.takes === takes)
      .map(({ carrier }) => carriers.find(({ id }) => id === carrier)?.name ?? carrier);
  const [taken, refused] = [names("yes"), names("no")];
  const takes = `${listed(taken)} will take it.`;
  if (refused.length === 0) {
    return taken.length === 0 ? "Ask us who takes it." : takes;
  }
  if (taken.length > 0) {
    return `${takes} ${listed(refused)} won't.`;
  }
  return `It's too ${results.some(({ isTooBig }) => isTooBig) ? "big" : "heavy"} for ${listed(refused)}.`;
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
function strictestFirst(carriers: readonly MeasuredCarrier[], numbers: Numbers): MeasuredCarrier[] {
  const mostPounds = ({ id }: MeasuredCarrier) =>
    carrierRules(numbers, id)?.limits.find(({ kind }) => kind === "weight")?.most ?? Number.MAX_VALUE;
  return carriers.toSorted((one, other) => mostPounds(one) - mostPounds(other));
}

/** The result for a package that was entered in `unit`. */
export function measureResult(parcel: Package, unit: MeasureEntries["unit"], source: MeasureSource): MeasureResultView {
  const { numbers } = source;
  const carriers = strictestFirst(source.carriers, numbers);
  const { length, girth, lengthPlusGirth } = girthOf(parcel.sides);
  const [, width, height] = longestFirst(parcel.sides);
  // Of the first that counts it at every size.
  const [divisor = null] = carriers.flatMap(({ id }) => {
    const rule = carrierRules(numbers, id)?.dimensional;
    return rule?.above === 0 ? rule.divisor : [];
  });
  const results = carriers.map((carrier) => carrierResult(carrier, { parcel, numbers, unit }));
  const side = (value: number) => sideIn(unit, value);
  return {
    girth: plainNumber.format(girth),
    lengthPlusGirth: plainNumber.format(lengthPlusGirth),
    dimensional: divisor === null ? null : plainNumber.format(dimensionalWeight(parcel.sides, divisor)),
    rows: [
      { term: "Longest side", text: lengthIn(unit, length) },
      { term: "Girth", text: lengthIn(unit, girth) },
      { term: "Length plus girth", text: lengthIn(unit, lengthPlusGirth) },
      { term: "Weight", text: weightIn(unit, parcel.weight) },
      ...sizeRows(parcel, unit, { numbers, carriers }),
    ],
    carriers: results,
    drawing: drawBox(parcel.sides, side),
    drawingText: `A box of ${side(length)} by ${side(width)} by ${side(height)}, and a tape around it that measures ${lengthIn(unit, girth)}.`,
    verdict: verdictLine(results, carriers),
    size: `Length plus girth is ${lengthIn(unit, lengthPlusGirth)}.`,
    otherUnits: otherUnits(parcel, unit),
  };
}
