import { carriers, type KnownCarrier } from "./carriers/index.ts";
import type { Carrier, CarrierRule, OutsideRule } from "./schema.ts";

export const rulesOf = ({ limits, rules: others }: Pick<Carrier, "limits" | "rules">): Array<[string, CarrierRule]> =>
  Object.entries<CarrierRule | undefined>({ ...limits, ...others }).flatMap(([name, rule]) =>
    rule === undefined ? [] : [[name, rule]],
  );

export const lawRules = {
  // The maximum for one in-person notarial act, however many signatures.
  "notary-fee": {
    value: 5,
    unit: "US dollars",
    owners: ["home-business"],
    source: "Ohio Revised Code 147.08",
    checkedOn: "2026-11-23",
  },
  // How long the IRS can audit an ordinary return.
  "tax-keep": {
    value: 1095,
    unit: "days",
    owners: ["shredding"],
    source: "IRS Publication 552, table of periods of limitations",
    checkedOn: "2026-11-28",
  },
  // Above this, exports of one kind of goods are filed electronically, except to Canada.
  "export-filing": {
    value: 2500,
    unit: "US dollars",
    owners: ["international-shipping"],
    source: "US Department of Commerce, trade.gov",
    checkedOn: "2026-11-25",
  },
} as const satisfies Record<string, OutsideRule>;

type NamesIn<Known, Field extends string> = Known extends Record<Field, infer Entries> ? keyof Entries & string : never;
type RuleName<Known> = Known extends { id: infer Id extends string }
  ? `${Id}-${NamesIn<Known, "limits"> | NamesIn<Known, "rules">}`
  : never;

const carrierRules = Object.fromEntries(
  carriers.flatMap((carrier) =>
    rulesOf(carrier).map(([name, { owners = [carrier.page], ...rule }]) => [
      `${carrier.id}-${name}`,
      { ...rule, owners: [...owners] } satisfies OutsideRule,
    ]),
  ),
) as Record<RuleName<KnownCarrier>, OutsideRule>;

/** Everyone else's numbers by name; USPS's weight limit is `usps-weight`. */
export const rules = { ...carrierRules, ...lawRules } satisfies Record<string, OutsideRule>;
