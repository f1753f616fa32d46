import * as v from "valibot";
import { HoursSchema, PartnersSchema, SiteConfigSchema, StoreNumberSchema } from "../app/content/schema.ts";

/** Schemas of the store's own records, by the names of their files. */
export const storeSchemas = {
  site: SiteConfigSchema,
  partners: PartnersSchema,
  hours: HoursSchema,
  numbers: v.record(v.string(), StoreNumberSchema),
} as const satisfies Record<string, v.GenericSchema>;

/** Mistakes in a record: place, text or number, and reason. */
export function findMistakes(schema: v.GenericSchema, record: unknown) {
  const { issues = [] } = v.safeParse(schema, record);
  return issues.map((issue) => ({
    place: (v.getDotPath(issue) ?? "the record").replaceAll(/(?:^|\.)(\d+)(?=\.|$)/g, "[$1]"),
    value: ["string", "number"].includes(typeof issue.input) ? String(issue.input) : "",
    why: issue.message,
  }));
}

/** The same, one line each: "content[2].body: Invalid length: Expected >=20 but received 4". */
export const mistakesOf = (schema: v.GenericSchema, record: unknown): string[] =>
  findMistakes(schema, record).map(({ place, why }) => `${place}: ${why}`);
