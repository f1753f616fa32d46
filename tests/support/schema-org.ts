/**
 * Schema.org's own definitions, read out of the type package that is generated from them: which types there are,
 * which properties each one has by itself or by inheritance, and what a property's value may be.
 */
import { readFileSync } from "node:fs";

interface Definition {
  parents: string[];
  /** Property → names of the types and words that its value may have. */
  properties: Map<string, string[]>;
}

const source = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");

const definitions = new Map<string, Definition>();
/** Type → the interface that holds its properties. */
const leaves = new Map<string, string>();
/** Words that an enumeration allows, and texts behind a data type: "Monday", "string". */
const aliases = new Map<string, string[]>();

for (const [, name = "", heritage = "", body = ""] of source.matchAll(
  /^(?:export )?interface (\w+)(?:<[^{]*?>)?(?: extends ([^{]+))? \{\n(.*?)^\}/gms,
)) {
  const properties = [...body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<(.*), "[\w-]+">;$/gm)].map(
    ([, property = "", range = ""]) => [property, range.split(" | ")] as const,
  );
  const parents = [...heritage.matchAll(/\b(\w+Base)\b/g)].map(([, parent = ""]) => parent);
  definitions.set(name, { parents, properties: new Map(properties) });
  const type = /^ {4}"@type": "(\w+)";$/m.exec(body)?.[1];
  if (type !== undefined) {
    leaves.set(type, name);
  }
}
for (const [, name = "", values = ""] of source.matchAll(
  /^export type (\w+)(?:<[^=]*>)? = ([^{\n]+|[^\n]*`\$\{number\}`);$/gm,
)) {
  aliases.set(name, values.split(" | "));
}

/** A type with all that it inherits from, as interface names. */
function ancestry(name: string): string[] {
  return [name, ...(definitions.get(name)?.parents ?? []).flatMap(ancestry)];
}

const isA = (type: string, ancestor: string) => {
  const leaf = leaves.get(type);
  return leaf !== undefined && (type === ancestor || ancestry(leaf).includes(`${ancestor}Base`));
};

/** Types that a property of these types may hold, or undefined when none of them has it. */
function rangeOf(types: readonly string[], property: string): string[] | undefined {
  const ranges = types
    .flatMap((type) => ancestry(leaves.get(type) ?? ""))
    .map((name) => definitions.get(name)?.properties.get(property))
    .filter((range) => range !== undefined);
  return ranges.length === 0 ? undefined : ranges.flat();
}

/** Whether a word or a number is among what the range allows, looking through data types and enumerations. */
function allowsPlain(range: readonly string[], value: string | number | boolean, seen = new Set<string>()): boolean {
  return range.some((name) => {
    if (name === typeof value || name === JSON.stringify(value)) {
      return true;
    }
    if (seen.has(name)) {
      return false;
    }
    seen.add(name);
    const values = aliases.get(name) ?? [];
    // A thing has words of its own when it is an enumeration; a bare text in its place is left to the types.
    return allowsPlain(leaves.has(name) ? values.filter((word) => word.startsWith('"')) : values, value, seen);
  });
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Node = Record<string, Json>;

const typesOf = (node: Node): string[] => [node["@type"] ?? []].flat().map(String);

/** Everything in a graph that schema.org does not define: one line each. */
export function findMistakes(graph: readonly Node[]): string[] {
  const ids = new Set(graph.map((node) => node["@id"]));
  const checkNode = (node: Node, place: string): string[] => {
    const types = typesOf(node);
    const unknown = types.filter((type) => !leaves.has(type));
    if (types.length === 0 || unknown.length > 0) {
      return [`${place}: no such type: ${unknown.join(", ")}`];
    }
    return Object.entries(node)
      .filter(([key]) => !key.startsWith("@"))
      .flatMap(([key, value]) => checkProperty(types, key, value, `${place}.${key}`));
  };
  const checkProperty = (types: string[], key: string, value: Json, place: string): string[] => {
    // `query-input` describes the input of an action: https://schema.org/docs/actions.html
    if (key.endsWith("-input")) {
      return types.some((type) => isA(type, "Action")) ? [] : [`${place}: only actions have inputs`];
    }
    const range = rangeOf(types, key);
    if (range === undefined) {
      return [`${place}: ${types.join("/")} has no such property`];
    }
    return [value].flat().flatMap((entry) => checkValue(range, entry, place));
  };
  const checkValue = (range: readonly string[], value: Json, place: string): string[] => {
    if (value === null || Array.isArray(value)) {
      return [`${place}: neither text nor thing`];
    }
    if (typeof value !== "object") {
      return allowsPlain(range, value) ? [] : [`${place}: ${String(value)} is none of ${range.join(", ")}`];
    }
    if (Object.keys(value).join("") === "@id") {
      return ids.has(value["@id"] ?? "") ? [] : [`${place}: nothing here is called ${String(value["@id"])}`];
    }
    const fits = typesOf(value).some((type) => range.some((ancestor) => isA(type, ancestor)));
    const mistakes = checkNode(value, place);
    return fits ? mistakes : [`${place}: ${typesOf(value).join("/")} is none of ${range.join(", ")}`, ...mistakes];
  };
  return graph.flatMap((node) => checkNode(node, typesOf(node).join("/")));
}
