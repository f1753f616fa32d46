/** What `/measure` says of the dimensional weight, for which a large package is charged: each carrier divides by its own number. */
import type { Carrier, Numbers } from "../../content/schema.ts";
import { carrierRules } from "./carrier-rules.ts";
import { dimensionalWeight, judge, roundedVolume, type Package } from "./measure-package.ts";
import { grouped, limitIn, weightIn } from "./measure-units.ts";
import type { UnitSystem } from "./read-quantity.ts";

interface SizeSource {
  numbers: Numbers;
  carriers: ReadonlyArray<Pick<Carrier, "id" | "name">>;
}

/** A row for each carrier whose number is known, with weights in the unit that was entered. */
export function sizeRows(parcel: Package, unit: UnitSystem, { numbers, carriers }: SizeSource) {
  const { sides } = parcel;
  const volume = roundedVolume(sides);
  const roundedUp = sides.every((side) => Number.isInteger(side)) ? "" : ", each side rounded up";
  return carriers.flatMap(({ id, name }) => {
    const rules = carrierRules(numbers, id);
    if (rules === null) {
      return [];
    }
    const { divisor, above, most } = rules.dimensional;
    const pounds = dimensionalWeight(sides, divisor);
    const charged = pounds > most ? `, charged as ${weightIn(unit, most)}` : "";
    const text =
      judge(parcel, id, numbers).oversized !== null
        ? "Not charged at the oversized price"
        : volume > above
          ? `About ${weightIn(unit, pounds)}${charged}: ${grouped.format(volume)} cubic inches ÷ ${grouped.format(divisor)}${roundedUp}`
          : `Not charged up to ${limitIn(unit, numbers, `${id}-dim-threshold`)}`;
    return [{ term: `Dimensional weight, ${name}`, text }];
  });
}
