import type { Carrier } from "../../content/schema.ts";
import { acceptanceSentences, refusalSentences, type JudgedPackage } from "./carrier-sentences.ts";
import { drawBox } from "./box-drawing.ts";
import {
  dimensionalWeight,
  girthOf,
  judge,
  roundedVolume,
  type CarrierVerdict,
  type Package,
} from "./measure-package.ts";
import { formatLength, formatLimit, formatSide, formatWeight, plainNumber } from "./measure-units.ts";
import { grouped, listed } from "../../text/english.ts";
import { cmPerInch, kgPerPound, type UnitSystem } from "./read-quantity.ts";

interface MeasuredCarrier extends Pick<Carrier, "id" | "name" | "isAbroadOnly">, Pick<JudgedPackage, "rules"> {
  path: string;
}

type Judged = MeasuredCarrier & JudgedPackage;

const words = {
  yes: { title: (name: string) => `${name} takes it within the US`, sentences: acceptanceSentences },
  no: { title: (name: string) => `${name} won't take it`, sentences: refusalSentences },
  ask: {
    title: (name: string) => `Ask us about ${name}`,
    sentences: ({ name, isAbroadOnly }: Pick<Judged, "name" | "isAbroadOnly">) => [
      isAbroadOnly
        ? `${name} is for other countries only. Call us with these numbers and the country.`
        : `${name} sets its own limits. Call us with these numbers.`,
    ],
  },
};

function carrierResult({ id, path, ...judged }: Judged) {
  const { name, verdict } = judged;
  const { title, sentences } = words[verdict.takes];
  return {
    carrier: id,
    takes: verdict.takes,
    title: title(name),
    sentences: sentences(judged),
    link: { label: `About ${name}`, to: path },
  };
}

function verdictLine(judged: readonly Judged[]): string {
  const names = (takes: CarrierVerdict["takes"]) =>
    judged.filter(({ verdict }) => verdict.takes === takes).map(({ name }) => name);
  const [taken, refused] = [names("yes"), names("no")];
  const takes = `${listed(taken)} will take it.`;
  if (refused.length === 0) {
    return taken.length === 0 ? "Ask us who takes it." : takes;
  }
  if (taken.length > 0) {
    return `${takes} ${listed(refused)} won't.`;
  }
  const isTooBig = judged.some(({ verdict }) => verdict.broken.some(({ kind }) => kind !== "weight"));
  return `It's too ${isTooBig ? "big" : "heavy"} for ${listed(refused)}. It may have to go as freight: call us.`;
}

function otherUnits({ sides: [length, width, height], weight }: Package, unit: UnitSystem) {
  const isMetric = unit === "in";
  const sizes = Object.entries({ length, width, height, weight }).map(([name, value]) => {
    const metric = value * (name === "weight" ? kgPerPound : cmPerInch);
    return [name, plainNumber(isMetric ? metric : value)];
  });
  return {
    label: isMetric ? "Show in centimeters and kilograms" : "Show in inches and pounds",
    to: `/measure?${new URLSearchParams([...sizes, ["unit", isMetric ? "cm" : "in"]]).toString()}#measured`,
  };
}

/** Carriers with unknown limits sort last. */
const weightLimit = ({ rules }: MeasuredCarrier) =>
  (rules?.limits.find(({ kind }) => kind === "weight")?.number.value ?? Number.MAX_VALUE) +
  (rules?.dimensional ? 0 : 1_000_000);

function dimensionalWeightRows({ name, rules, verdict, parcel: { sides }, unit }: Judged) {
  if (!rules?.dimensional) {
    return [];
  }
  const { divisor, above, most } = rules.dimensional;
  const volume = roundedVolume(sides);
  const pounds = dimensionalWeight(sides, divisor);
  const charged = pounds > most ? `, charged as ${formatWeight(unit, most)}` : "";
  const roundedUp = sides.every((side) => Number.isInteger(side)) ? "" : ", each side rounded up";
  const text =
    verdict.oversized !== null
      ? "Not charged at the oversized price"
      : above !== undefined && volume <= above.value
        ? `Not charged up to ${formatLimit(unit, above)}`
        : `About ${formatWeight(unit, pounds)}${charged}: ${grouped(Math.round(volume * 100) / 100)} cubic inches ÷ ${grouped(divisor)}${roundedUp}`;
  return [{ term: `Dimensional weight, ${name}`, details: [text] }];
}

export function viewMeasureResult(parcel: Package, unit: UnitSystem, measuredCarriers: readonly MeasuredCarrier[]) {
  const judged = measuredCarriers
    .toSorted((one, other) => weightLimit(one) - weightLimit(other))
    .map((carrier) => ({ ...carrier, verdict: judge(parcel, carrier.rules), parcel, unit }));
  const { length, width, height, girth, lengthPlusGirth } = girthOf(parcel.sides);
  const [divisor = null] = judged.flatMap(({ rules }) =>
    rules?.dimensional && rules.dimensional.above === undefined ? rules.dimensional.divisor : [],
  );
  const side = (value: number) => formatSide(unit, value);
  return {
    /** Inches and pounds, for data attributes; `dimensional` is null if no carrier charges every size. */
    girth: plainNumber(girth),
    lengthPlusGirth: plainNumber(lengthPlusGirth),
    dimensional: divisor === null ? null : plainNumber(dimensionalWeight(parcel.sides, divisor)),
    rows: [
      { term: "Longest side", details: [formatLength(unit, length)] },
      { term: "Girth", details: [formatLength(unit, girth)] },
      { term: "Length plus girth", details: [formatLength(unit, lengthPlusGirth)] },
      { term: "Weight", details: [formatWeight(unit, parcel.weight)] },
      ...judged.flatMap(dimensionalWeightRows),
    ],
    carriers: judged.map(carrierResult),
    drawing: drawBox(parcel.sides, side),
    drawingText: `A box of ${side(length)} by ${side(width)} by ${side(height)}, and a tape around it that measures ${formatLength(unit, girth)}.`,
    verdict: verdictLine(judged),
    size: `Length plus girth is ${formatLength(unit, lengthPlusGirth)}.`,
    otherUnits: otherUnits(parcel, unit),
  };
}
