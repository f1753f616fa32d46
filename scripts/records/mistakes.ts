/** Finds what is wrong with a record, in the words of its schema. */
import * as v from "valibot";
import * as all from "../../app/content/schema.ts";

export interface Mistake {
  path: Array<string | number>;
  /** "content.2.body" */
  place: string;
  why: string;
}

const schemas: Readonly<Record<string, unknown>> = all;

/** The schema of the type that a record names in its source; undefined where it names none. */
export function schemaOf(source: string, record: string): v.GenericSchema | undefined {
  const type = String.raw`(Record<string, )?([A-Z]\w+)>?(\[\])?(?: =|;)`;
  const pattern = String.raw`^export const ${record}(?:: | =(?:(?!\nexport )[^])*?\n[\]}] (?:as const )?satisfies )${type}`;
  const [, byName, name = "", isList] = new RegExp(pattern, "m").exec(source) ?? [];
  const [whole, one] = [`${name}sSchema`, `${name}Schema`].map((each) => schemas[each] as v.GenericSchema | undefined);
  return isList ? (whole ?? (one && v.array(one))) : byName && one ? v.record(v.string(), one) : one;
}

/** Of a choice between shapes the issue with a value that stands in the record: keys that it lacks belong to the others. */
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

/** What the schema says of a record; a field that lacks may be one that is misspelled, which comes first. */
export const findMistakes = (schema: v.GenericSchema, record: unknown): Mistake[] =>
  (v.safeParse(schema, record).issues ?? [])
    .map(meantBy)
    .toSorted((a, b) => Number(isMissing(a)) - Number(isMissing(b)))
    .map(({ issue, path }) => ({ path, place: path.join("."), why: issue.message }));
