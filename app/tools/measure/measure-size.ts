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
  const weight = (divisor: number) => weightIn(unit, dimensionalWeight(sides, divisor));
  const divided = (divisor: number) =>
    `${decimals.format(volume)} cubic inches ÷ ${decimals.format(divisor)}, each side rounded up`;
  return carriers.flatMap(({ id, name }) => {
    const rules = carrierRules(numbers, id);
    if (rules === null) {
      return [];
    }
    const { dimensional, abroad } = rules;
    const told =
      volume > dimensional.above
        ? `About ${weight(dimensional.divisor)}: ${divided(dimensional.divisor)}`
        : `Not charged up to ${decimals.format(dimensional.above)} cubic inches`;
    const toldAbroad = abroad === null ? "" : `. To another country: about ${weight(abroad.divisor)}`;
    return [{ term: `Dimensional weight, ${name}`, text: `${told}${toldAbroad}` }];
  });
}
