/** What `/measure` says of the dimensional weight, for which a large package is charged: each carrier divides by its own number. */
import type { Carrier, Numbers } from "../../content/schema.ts";
import { carrierRules, dimensionalWeight, roundedVolume, type Sides } from "./measure-package.ts";
import { decimals, weightIn } from "./measure-units.ts";
import type { UnitSystem } from "./read-quantity.ts";

interface SizeSource {
  numbers: Numbers;
  carriers: ReadonlyArray<Pick<Carrier, "id" | "name">>;
}

/** A row for each carrier whose number is known, with weights in the unit that was entered. */
export function sizeRows(sides: Sides, unit: UnitSystem, { numbers, carriers }: SizeSource) {
  const volume = roundedVolume(sides);
  const isRounded = sides.some((side) => !Number.isInteger(side));
  return carriers.flatMap(({ id, name }) => {
    const rules = carrierRules(numbers, id);
    if (rules === null) {
      return [];
    }
    const { divisor, above } = rules.dimensional;
    const text =
      volume > above
        ? `About ${weightIn(unit, dimensionalWeight(sides, divisor))}: ${decimals.format(volume)} cubic inches ÷ ${decimals.format(divisor)}${isRounded ? ", each side rounded up" : ""}`
        : `Not charged up to ${decimals.format(above)} cubic inches`;
    return [{ term: `Dimensional weight, ${name}`, text }];
  });
}
