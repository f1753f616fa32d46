import type { CarrierRules, Limit } from "./carrier-rules.ts";
import {
  smallestCut,
  girthOf,
  savingCut,
  type BrokenLimit,
  type CarrierVerdict,
  type Package,
} from "./measure-package.ts";
import { formatLength, formatLimit, formatWeight } from "./measure-units.ts";
import { numberWord } from "../../text/english.ts";
import type { UnitSystem } from "./read-quantity.ts";

export interface JudgedPackage {
  name: string;
  parcel: Package;
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

/** Trims the longest or second-longest side, without a final period. @param aim opens the sentence */
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
  return `${aim} make ${shorter("longest", offLongest)}${other}`;
}

/** If no trim helps, taking out weight doesn't either. */
function fitAdvice(judged: JudgedPackage): string {
  const { name, verdict, rules, unit, parcel } = judged;
  const isTooBig = verdict.broken.some(isSize);
  const tooHeavy = verdict.broken.find(({ kind }) => kind === "weight");
  const boxes = tooHeavy === undefined ? 1 : Math.ceil(parcel.weight / tooHeavy.number.value);
  if (boxes > 2) {
    const count = `at least ${numberWord(boxes)}`;
    return isTooBig ? `To fit, use ${count} smaller boxes.` : `Use ${count} boxes.`;
  }
  const excess = tooHeavy && overIn(unit, tooHeavy);
  if (!isTooBig) {
    return `Take out ${excess} or use at least two boxes.`;
  }
  const cut = cutAdvice(judged, rules?.limits.filter(isSize) ?? [], excess ? "To fit, do both:" : "To fit,");
  return cut === null ? `${name} can't take an item this size.` : `${cut}${excess ? `, and take out ${excess}` : ""}.`;
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

function weightPaidFor({ name, parcel, rules, verdict: { counts }, unit }: JudgedPackage): string {
  if (!rules?.dimensional) {
    return `${name} charges for size, too. Call us for the weight it would count.`;
  }
  if (counts === null) {
    return "The price goes by the weight.";
  }
  const paid = formatWeight(unit, counts.pounds);
  return {
    size:
      counts.pounds === Math.ceil(parcel.weight)
        ? `You pay for ${paid}: ${name} rounds up to whole pounds.`
        : `You pay for about ${paid}, because the package is large for its weight.`,
    most: `${name} charges its ${counts.pounds}-pound price, because the package is large for its weight.`,
  }[counts.by];
}

export function acceptanceSentences(judged: JudgedPackage): string[] {
  const { verdict, parcel, rules, unit } = judged;
  const { oversized, airOnly, countsAbroadAs } = verdict;
  const saving = rules && savingCut(parcel, rules);
  const cut = oversized && cutAdvice(judged, [oversized], "To avoid it,");
  const sentences =
    oversized === null
      ? [
          airOnly && `By Express only: Ground stops at ${formatLimit(unit, airOnly.number)}.`,
          weightPaidFor(judged),
          countsAbroadAs && `To another country, you pay for about ${formatWeight(unit, countsAbroadAs)}.`,
          saving &&
            `Make the longest side ${formatLength(unit, saving.inches, "up")} shorter to pay for ${formatWeight(unit, saving.saves)} less.`,
        ]
      : [
          `Ground only, at one oversized price, whatever it weighs. Length plus girth is ${overIn(unit, oversized)} over ${formatLimit(unit, oversized.number)}.`,
          cut && `${cut}.`,
        ];
  return sentences.filter((sentence) => typeof sentence === "string");
}
