/** The dimensional weight of a package in words: each carrier divides its volume by a number of its own. */
import type { CarrierRules } from "./carrier-rules.ts";
import { dimensionalWeight, judge, roundedVolume, type Package } from "./measure-package.ts";
import { grouped, formatLimit, formatWeight } from "./measure-units.ts";
import type { UnitSystem } from "./read-quantity.ts";

/** A row for each carrier whose rules are known. */
export function dimensionalWeightRows(
  parcel: Package,
  unit: UnitSystem,
  carriers: ReadonlyArray<{ name: string; rules: CarrierRules | null }>,
) {
  const { sides } = parcel;
  const volume = roundedVolume(sides);
  const roundedUp = sides.every((side) => Number.isInteger(side)) ? "" : ", each side rounded up";
  return carriers.flatMap(({ name, rules }) => {
    if (!rules?.dimensional) {
      return [];
    }
    const { divisor, above, most } = rules.dimensional;
    const pounds = dimensionalWeight(sides, divisor);
    const charged = pounds > most ? `, charged as ${formatWeight(unit, most)}` : "";
    const text =
      judge(parcel, rules).oversized !== null
        ? "Not charged at the oversized price"
        : above !== undefined && volume <= above.value
          ? `Not charged up to ${formatLimit(unit, above)}`
          : `About ${formatWeight(unit, pounds)}${charged}: ${grouped.format(volume)} cubic inches ÷ ${grouped.format(divisor)}${roundedUp}`;
    return [{ term: `Dimensional weight, ${name}`, details: [text] }];
  });
}
