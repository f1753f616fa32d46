/** Finds what is wrong with a record, in words. */
import * as v from "valibot";
import * as all from "../../app/content/schema.ts";
import { counted } from "../../app/text/english.ts";
import { closest, didYouMean } from "./closest.ts";

export interface Mistake {
  path: Array<string | number>;
  /** "content[2].body" */
  place: string;
  why: string;
}

type Schema = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  items?: readonly v.GenericSchema[];
  item?: v.GenericSchema;
  value?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: readonly v.GenericSchema[];
};

const schemas: Readonly<Record<string, unknown>> = all;

/** The schema of the type that a record names in its source; undefined where it names none. */
export function schemaOf(source: string, record: string): v.GenericSchema | undefined {
  const type = String.raw`(Record<string, )?([A-Z]\w+)>?(\[\])?(?: =|;)`;
  const pattern = String.raw`^export const ${record}(?:: | =(?:(?!\nexport )[^])*?\n[\]}] (?:as const )?satisfies )${type}`;
  const [, byName, name = "", isList] = new RegExp(pattern, "m").exec(source) ?? [];
  const [whole, one] = [`${name}sSchema`, `${name}Schema`].map((each) => schemas[each] as v.GenericSchema | undefined);
  return isList ? (whole ?? (one && v.array(one))) : byName && one ? v.record(v.string(), one) : one;
}

interface Issue {
  issue: v.BaseIssue<unknown>;
  path: Array<string | number>;
}

const isMissing = ({ issue }: Issue) => issue.received === "undefined";
const isUnknownKey = ({ issue }: Issue) => issue.expected === "never" && issue.type === "strict_object";

/** Issues of a schema; of a choice those of the option that was meant, which has the fewest. */
const issuesOf = (schema: v.GenericSchema, record: unknown): Issue[] =>
  (v.safeParse(schema, record).issues ?? []).flatMap((issue) => {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
    const options = issue.type === "union" && typeof issue.input === "object" ? schemaAt(schema, path)?.options : [];
    const [meant] = (options ?? [])
      .filter(({ type }) => type === "strict_object")
      .map((option) => issuesOf(option, issue.input))
      .toSorted((a, b) => weigh(a) - weigh(b));
    return meant?.map((inner) => ({ ...inner, path: [...path, ...inner.path] })) ?? [{ issue, path }];
  });
/** A key that does not belong there, or lacks, tells more about what was meant than a wrong value. */
const weigh = (issues: readonly Issue[]) =>
  issues.reduce((sum, issue) => sum + (isMissing(issue) || isUnknownKey(issue) ? 3 : 1), 0);

/** The part of a schema that a place has to fit. */
function schemaAt(schema: Schema | undefined, path: ReadonlyArray<string | number>): Schema | undefined {
  const inner = schema?.wrapped;
  if (inner !== undefined) {
    return schemaAt(inner, path);
  }
  const [key, ...rest] = path;
  if (key === undefined || schema === undefined) {
    return schema;
  }
  return schemaAt(schema.entries?.[key] ?? schema.items?.[Number(key)] ?? schema.item ?? schema.value, rest);
}

/** The keys that an object may have at a place. */
const keysAt = (schema: v.GenericSchema, path: ReadonlyArray<string | number>): string[] => {
  const at = schemaAt(schema, path);
  return (at?.options ?? [at]).flatMap((each: Schema | undefined) => Object.keys(each?.entries ?? {}));
};

/** Types of values, in the words of people who write records. */
const shapes: Readonly<Record<string, string>> = {
  string: 'a text in quotes, "like this"',
  number: "a number without quotes",
  boolean: "true or false, without quotes",
  Object: "several fields in braces, { … }",
  Array: "a list in brackets, [ … ]",
};

/** Bounds of values, in such words. */
const bounds: Readonly<Record<string, (bound: string, what: string) => string>> = {
  min_length: (bound, what) => `has ${what}, needs at least ${bound}`,
  max_length: (bound, what) => `has ${what}, may have ${bound} at most`,
  length: (bound, what) => `has ${what}, needs ${bound}`,
  min_value: (bound) => `must be ${bound} or more`,
  integer: () => "must be a whole number",
};

/** More choices than this are not listed. */
const mostChoices = 8;

function reasonOf(issue: v.BaseIssue<unknown>, place: string): string {
  const { kind, type, input, expected, received, requirement, message } = issue;
  if (received === "undefined") {
    return "is missing";
  }
  const choices = [...(expected ?? "").matchAll(/"([^"]+)"/g)].map(([, choice = ""]) => choice);
  if (choices.length > mostChoices) {
    return `${received} is no ${place.replace(/^.*\./, "")}${didYouMean(received.replaceAll('"', ""), choices)}`;
  }
  const ofBound = message.startsWith("Invalid ") ? bounds[type] : undefined;
  if (ofBound !== undefined) {
    return ofBound(String(requirement), counted(Number(received), typeof input === "string" ? "character" : "item"));
  }
  if (kind !== "schema" || !message.startsWith("Invalid ")) {
    return message;
  }
  const shape = shapes[expected ?? ""];
  return `has to be ${shape ?? expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", " or ")}, not ${received}`;
}

const placeOf = (path: ReadonlyArray<string | number>) =>
  path.length === 0
    ? "the record"
    : path.map((key, at) => (/^\d+$/.test(String(key)) ? `[${key}]` : `${at === 0 ? "" : "."}${key}`)).join("");

/** Mistakes in a record, one for each entry that is wrong. */
export function findMistakes(schema: v.GenericSchema, record: unknown): Mistake[] {
  const issues = issuesOf(schema, record);
  // A field whose name is misspelled lacks under its right name, which is the same mistake.
  const meant = new Map(
    issues.filter(isUnknownKey).map(({ path }) => {
      const parent = path.slice(0, -1);
      const name = closest(String(path.at(-1)), keysAt(schema, parent));
      return [placeOf(path), name === undefined ? undefined : { name, place: placeOf([...parent, name]) }];
    }),
  );
  const misspelled = [...meant.values()].map((field) => field?.place);
  return issues
    .filter((each) => !isMissing(each) || !misspelled.includes(placeOf(each.path)))
    .map((each) => {
      const { issue, path } = each;
      const place = placeOf(path);
      const name = meant.get(place)?.name;
      const unknown = `no such field${name === undefined ? "" : `, did you mean ${name}?`}`;
      return { path, place, why: isUnknownKey(each) ? unknown : reasonOf(issue, place) };
    });
}
