import { carriers } from "./carriers/index.ts";
import type { Carrier, CarrierRule, OutsideRule } from "./schema.ts";

/** All numbers that a carrier sets, by their names in its record. */
export const rulesOf = ({ limits, rules: others }: Pick<Carrier, "limits" | "rules">): Array<[string, CarrierRule]> =>
  Object.entries<CarrierRule | undefined>({ ...limits, ...others }).flatMap(([name, rule]) =>
    rule === undefined ? [] : [[name, rule]],
  );

/** The numbers of all carriers, by their names in prose: the weight limit of USPS is `{usps-weight}`. */
export const rules: Readonly<Record<string, OutsideRule>> = Object.fromEntries(
  carriers.flatMap((carrier) =>
    rulesOf(carrier).map(([name, { owners = [carrier.page], ...rule }]) => [
      `${carrier.id}-${name}`,
      { ...rule, owners: [...owners] },
    ]),
  ),
);
