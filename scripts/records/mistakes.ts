/** What is wrong with a record, in words. */
import * as v from "valibot";
import { closest } from "./closest.ts";

export interface Mistake {
  path: Array<string | number>;
  /** "content[2].body" */
  place: string;
  /** As it stands there: a text or a number, else empty. */
  value: string;
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

const isMissing = (issue: v.BaseIssue<unknown>) => issue.received === "undefined";
const isUnknownKey = (issue: v.BaseIssue<unknown>) => issue.expected === "never" && issue.type === "strict_object";

/** Issues of a schema; of one that offers a choice those of the choice that was meant, which has the fewest. */
function issuesOf(schema: v.GenericSchema, record: unknown): Array<v.BaseIssue<unknown>> {
  return (v.safeParse(schema, record).issues ?? []).flatMap((issue) => {
    if (issue.type !== "union") {
      return [issue];
    }
    const path = pathOf(issue);
    const options = (schemaAt(schema, path)?.options ?? []).filter(({ type }) => type === "strict_object");
    const [meant] = options
      .map((option) => issuesOf(option, issue.input))
      // A key that does not belong there, or lacks, tells more about what was meant than a wrong value.
      .toSorted((a, b) => weigh(a) - weigh(b));
    return meant === undefined || typeof issue.input !== "object"
      ? [issue]
      : meant.map((inner) => ({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] }) as typeof issue);
  });
}
const weigh = (issues: ReadonlyArray<v.BaseIssue<unknown>>) =>
  issues.reduce((sum, issue) => sum + (isMissing(issue) || isUnknownKey(issue) ? 3 : 1), 0);

const pathOf = (issue: v.BaseIssue<unknown>) =>
  (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));

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

/** What to write, in the words of whoever writes records. */
const shapes: Readonly<Record<string, string>> = {
  string: 'a text in quotes, "like this"',
  number: "a number without quotes",
  boolean: "true or false, without quotes",
  Object: "several fields in braces, { … }",
  Array: "a list in brackets, [ … ]",
};

function reasonOf({ kind, expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === "undefined") {
    return "is missing";
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
    issues.filter(isUnknownKey).flatMap((issue) => {
      const path = pathOf(issue);
      const name = closest(String(path.at(-1)), keysAt(schema, path.slice(0, -1)));
      return name === undefined ? [] : [[placeOf(path), placeOf([...path.slice(0, -1), name])] as const];
    }),
  );
  const misspelled = new Set(meant.values());
  return issues.flatMap((issue) => {
    const path = pathOf(issue);
    const place = placeOf(path);
    if (isMissing(issue) && misspelled.has(place)) {
      return [];
    }
    const value = ["string", "number"].includes(typeof issue.input) ? String(issue.input) : "";
    if (!isUnknownKey(issue)) {
      return [{ path, place, value, why: reasonOf(issue) }];
    }
    const name = meant.get(place)?.split(".").at(-1);
    return [{ path, place, value, why: `no such field${name === undefined ? "" : `, did you mean ${name}?`}` }];
  });
}

/** The same, one line each: "content[2].body: Invalid length: Expected >=20 but received 4". */
export const mistakesOf = (schema: v.GenericSchema, record: unknown): string[] =>
  findMistakes(schema, record).map(({ place, why }) => `${place}: ${why}`);
