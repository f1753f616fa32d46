import * as v from "valibot";

/** What is wrong with a record, one line each: "content.2.body: Invalid length: Expected >=20 but received 4". */
export function mistakesOf(schema: v.GenericSchema, record: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, record);
  return issues.map((issue) => `${v.getDotPath(issue) ?? "the record"}: ${issue.message}`);
}
