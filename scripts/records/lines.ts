/** Finds an entry in the source of a record: its line, and where to write another value. */
import { parseAst } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** An expression without what TypeScript adds to it. */
const bare = (node: Node): Node => (isNode(node.expression) ? bare(node.expression) : node);

/** Finds the entry at a key of an object, or at a place of a list. */
function entryOf(node: Node, key: string | number): { at: Node; value: Node } | undefined {
  if (node.type === "ArrayExpression") {
    const value = nodesIn(node.elements)[Number(key)];
    return value && { at: value, value };
  }
  const property = nodesIn(node.properties).find(
    ({ key: name }) => isNode(name) && (name.name === key || String(name.value) === String(key)),
  );
  return property && isNode(property.value) ? { at: property, value: property.value } : undefined;
}

/** The way to an entry: the last node on it that is there, where that begins, and whether it is the entry itself. */
function find(source: string, name: string, path: ReadonlyArray<string | number>) {
  const declared = nodesIn(parseAst(source, { lang: "ts" }).body)
    .flatMap((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .flatMap(({ declarations }) => nodesIn(declarations));
  const initOf = (wanted: unknown) => declared.find(({ id }) => isNode(id) && id.name === wanted)?.init;
  const first = initOf(name);
  let node = isNode(first) ? bare(first) : undefined;
  let at = node;
  for (const key of path) {
    const entry = node && entryOf(node, key);
    if (entry === undefined) {
      return { at, node: undefined };
    }
    at = entry.at;
    node = bare(entry.value);
    // A part that has a name of its own stands elsewhere in the file.
    const named = node.type === "Identifier" ? initOf(node.name) : undefined;
    node = isNode(named) ? bare(named) : node;
  }
  return { at, node };
}

/**
 * The line of an entry, or of the last one on the way to it that is there.
 * @param source of a file that exports the record by this name
 */
export const lineOf = (source: string, name: string, path: ReadonlyArray<string | number>): number =>
  source.slice(0, find(source, name, path).at?.start ?? 0).split("\n").length;

/** The source with another value at an entry that is there; `undefined` takes the entry out. */
export function withValue(source: string, name: string, path: ReadonlyArray<string | number>, value: unknown): string {
  const { at, node } = find(source, name, path);
  if (at === undefined || node === undefined) {
    throw new Error(`there is no ${path.join(".")} in ${name}`);
  }
  return value === undefined
    ? source.slice(0, at.start) + source.slice(at.end).replace(/^,/, "")
    : source.slice(0, node.start) + JSON.stringify(value) + source.slice(node.end);
}

export const noValue = (word: string) => `${word} is neither a number, such as 20.50, nor a text in quotes`;

/** "app/content/hours.ts:7: a comma is missing at the end of this line", where the source of a record cannot be read. */
export function syntaxMistakes(file: string, source: string): string[] {
  try {
    parseAst(source, { lang: "ts" });
    return [];
  } catch (error) {
    const { message = "", pos = 0 } = error instanceof Error ? (error as Error & { pos?: number }) : {};
    const [, found = message] = /^Parse failed.*\n(.*)/.exec(message) ?? [];
    const before = source.slice(0, pos);
    const isFirst = /(?:^|\n)\s*$/.test(before);
    const isComma = found.startsWith("Expected `,`");
    // The comma belongs behind the entry before, which may be lines above.
    const line = (isComma ? before.trimEnd() : before).split("\n").length;
    const [, word] = /^[^"`]*: (\$[\d.,]*\d|\d+[,:][\d.,]*\d)/.exec(source.split("\n")[line - 1] ?? "") ?? [];
    const why = isComma
      ? isFirst
        ? "a comma is missing at the end of this line"
        : "a comma is missing in this line, or a quotation mark stands inside the quotes"
      : found.replace(/^Unterminated string.*/, "a quotation mark is missing in this line");
    return [`${file}:${line}: ${word === undefined || isFirst ? why : noValue(word)}`];
  }
}
