import * as v from "valibot";
import * as all from "../../app/content/schema.ts";

export interface Mistake {
  path: Array<string | number>;
  /** "content.2.body" */
  place: string;
  why: string;
}

const schemas: Readonly<Record<string, unknown>> = all;

/** By the record's type in its source. */
export function schemaOf(source: string, record: string): v.GenericSchema | undefined {
  const type = String.raw`(Record<string, )?([A-Z]\w+)>?(\[\])?(?: =|;)`;
  const pattern = String.raw`^export const ${record}(?:: | =(?:(?!\nexport )[^])*?\n[\]}] (?:as const )?satisfies )${type}`;
  const [, byName, name = "", isList] = new RegExp(pattern, "m").exec(source) ?? [];
  const [whole, one] = [`${name}sSchema`, `${name}Schema`].map((each) => schemas[each] as v.GenericSchema | undefined);
  return isList ? (whole ?? (one && v.array(one))) : byName && one ? v.record(v.string(), one) : one;
}

/** In a union, the issue with an existing value: missing keys belong to other shapes. */
function meantBy(issue: v.BaseIssue<unknown>): { issue: v.BaseIssue<unknown>; path: Array<string | number> } {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  const inner = issue.issues?.find(({ expected, received }) => expected !== "never" && received !== "undefined");
  if (inner === undefined) {
    return { issue, path };
  }
  const meant = meantBy(inner);
  return { issue: meant.issue, path: [...path, ...meant.path] };
}

const isMissing = ({ issue }: ReturnType<typeof meantBy>) => issue.received === "undefined";

/** A misspelled field also looks missing, so it comes first. */
export const findMistakes = (schema: v.GenericSchema, record: unknown): Mistake[] =>
  (v.safeParse(schema, record).issues ?? [])
    .map(meantBy)
    .toSorted((a, b) => Number(isMissing(a)) - Number(isMissing(b)))
    .map(({ issue, path }) => ({ path, place: path.join("."), why: issue.message }));
