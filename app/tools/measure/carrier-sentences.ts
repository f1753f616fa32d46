/** Sentences of `/measure` about a carrier: why it refuses a package, or what raises its price. */
import type { CarrierRules, Limit } from "./carrier-rules.ts";
import {
  fewestBoxes,
  smallestCut,
  girthOf,
  savingCut,
  type BrokenLimit,
  type CarrierVerdict,
  type FeeReason,
  type Package,
} from "./measure-package.ts";
import { formatLength, formatLimit, formatWeight } from "./measure-units.ts";
import { listed, numberWord } from "../../text/english.ts";
import type { UnitSystem } from "./read-quantity.ts";

/** A package, a carrier, and the unit of the sentences. */
export interface JudgedPackage {
  name: string;
  parcel: Package;
  /** Null where the carrier's rules are unknown. */
  rules: CarrierRules | null;
  verdict: CarrierVerdict;
  unit: UnitSystem;
}

const limitWords: Record<Limit["kind"], string> = {
  weight: "The weight limit is",
  length: "The length limit is",
  "length-plus-girth": "The limit for length plus girth is",
};
const isSize = ({ kind }: Limit) => kind !== "weight";
const overIn = (unit: UnitSystem, { kind, over }: BrokenLimit) =>
  (kind === "weight" ? formatWeight : formatLength)(unit, over, "up");

/** The cut of the longest or second longest side that keeps these limits. @param aim begins the sentence */
function cutAdvice({ parcel, unit }: JudgedPackage, limits: readonly Limit[], aim: string): string | null {
  const fits = (cut: Package) => {
    const { length, lengthPlusGirth } = girthOf(cut.sides);
    return limits.every(({ kind, number }) => (kind === "length" ? length : lengthPlusGirth) <= number.value);
  };
  const [offLongest, offNext] = [smallestCut(parcel, 0, fits), smallestCut(parcel, 1, fits)];
  if (offLongest === null) {
    return null;
  }
  const shorter = (side: string, by: number) => `the ${side} side ${formatLength(unit, by, "up")} shorter`;
  const other = offNext === null || offNext >= offLongest ? "" : `, or ${shorter("second longest", offNext)}`;
  return `${aim} make ${shorter("longest", offLongest)}${other}.`;
}

/** The number of boxes that keeps the limit; beside two boxes also the weight to take out. */
function weightAdvice({ parcel, unit }: JudgedPackage, limit: BrokenLimit): string {
  const boxes = fewestBoxes(parcel, limit.number.value);
  return boxes === 2
    ? `Take out ${overIn(unit, limit)} or use at least two boxes.`
    : `Use at least ${numberWord(boxes)} boxes.`;
}

/** What makes the package fit; where no cut helps, taking out weight does not either. */
function fitAdvice(judged: JudgedPackage): string {
  const { name, verdict, rules, unit, parcel } = judged;
  const tooHeavy = verdict.broken.find(({ kind }) => kind === "weight");
  if (tooHeavy !== undefined && !verdict.broken.some(isSize)) {
    return weightAdvice(judged, tooHeavy);
  }
  if (tooHeavy !== undefined && fewestBoxes(parcel, tooHeavy.number.value) > 2) {
    return `To fit, use at least ${numberWord(fewestBoxes(parcel, tooHeavy.number.value))} smaller boxes.`;
  }
  const cut = cutAdvice(
    judged,
    rules?.limits.filter(isSize) ?? [],
    tooHeavy === undefined ? "To fit," : "To fit, do both:",
  );
  const takeOut = tooHeavy === undefined ? "" : `, and take out ${overIn(unit, tooHeavy)}`;
  return cut === null ? `${name} can't take an item this size.` : cut.replace(/\.$/, `${takeOut}.`);
}

export function refusalSentences(judged: JudgedPackage): string[] {
  const { verdict, unit } = judged;
  return [
    ...verdict.broken.map(
      (each) =>
        `${limitWords[each.kind]} ${formatLimit(unit, each.number)}. Your package is ${overIn(unit, each)} over.`,
    ),
    fitAdvice(judged),
  ];
}

function oversizedPrice(judged: JudgedPackage, oversized: BrokenLimit): string[] {
  const { unit } = judged;
  const limit = formatLimit(unit, oversized.number);
  const advice = cutAdvice(judged, [oversized], "To avoid it,");
  return [
    `Ground only, at one oversized price, whatever it weighs. Length plus girth is ${overIn(unit, oversized)} over ${limit}.`,
    ...(advice === null ? [] : [advice]),
  ];
}

/** The weight that the carrier charges for. */
function weightPaidFor({ name, parcel, rules, verdict: { counts }, unit }: JudgedPackage): string[] {
  if (!rules?.dimensional) {
    return ["Call us for the price."];
  }
  if (counts?.by === "size" && counts.pounds === Math.ceil(parcel.weight)) {
    return [`You pay for ${formatWeight(unit, counts.pounds)}: ${name} rounds up to whole pounds.`];
  }
  switch (counts?.by) {
    case undefined:
      return ["The price goes by the weight."];
    case "size":
      return [`You pay for about ${formatWeight(unit, counts.pounds)}, because the package is large for its weight.`];
    case "most":
      return [`${name} charges its ${counts.pounds}-pound price, because the package is large for its weight.`];
    case "fee":
      return [];
  }
}

const feeWords: Record<FeeReason["kind"], string> = {
  length: "the longest side",
  width: "the second longest side",
  "length-plus-girth": "length plus girth",
  volume: "the volume",
  weight: "the weight",
};

/** The fee, its reasons, and the lower bound on weight that comes with it. */
function feeAdded({ name, verdict: { fee, counts }, unit }: JudgedPackage): string[] {
  if (fee === null) {
    return [];
  }
  const reasons = fee.reasons.map(({ kind, number }) => `${feeWords[kind]} is over ${formatLimit(unit, number)}`);
  const least = counts?.by === "fee" ? `, and charges for at least ${formatWeight(unit, counts.pounds)}` : "";
  return [`${name} adds a ${fee.isHigh ? "high fee" : "fee"} because ${listed(reasons)}${least}.`];
}

export function acceptanceSentences(judged: JudgedPackage): string[] {
  const { verdict, parcel, rules, unit } = judged;
  const { oversized, countsAbroadAs } = verdict;
  if (oversized !== null) {
    return oversizedPrice(judged, oversized);
  }
  const saving = rules && savingCut(parcel, rules);
  return [
    ...weightPaidFor(judged),
    ...feeAdded(judged),
    ...(countsAbroadAs === null
      ? []
      : [`To another country, you pay for about ${formatWeight(unit, countsAbroadAs)}.`]),
    ...(saving === null
      ? []
      : [
          `Make the longest side ${formatLength(unit, saving.inches, "up")} shorter to pay for ${formatWeight(unit, saving.saves)} less.`,
        ]),
  ];
}
