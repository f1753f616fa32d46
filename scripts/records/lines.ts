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

/** A text or a key of an object in a source, with the field that it stands under, directly or in a list. */
export interface Written {
  field: string;
  /** As it is written, between its quotes. */
  text: string;
  start: number;
  /** Set for the name of an object: "fedex" in `lastPickups: { fedex: { … } }`. */
  isKey?: true;
}

const nameOf = ({ key }: Node) => (isNode(key) ? String(key.name ?? key.value) : "");

/** All texts of a source, and the names of objects in objects. Texts of types and imports are none. */
export function writtenIn(source: string): Written[] {
  const textAt = (field: string, start: number, end: number) => [{ field, text: source.slice(start, end), start }];
  function visit(value: unknown, field: string): Written[] {
    if (Array.isArray(value)) {
      return value.flatMap((each) => visit(each, field));
    }
    if (!isNode(value) || value.type.startsWith("TS") !== isNode(value.expression) || value.type.startsWith("Import")) {
      return isNode(value) && isNode(value.expression) ? visit(value.expression, field) : [];
    }
    if (value.type === "Literal") {
      return typeof value.value === "string" ? textAt(field, value.start + 1, value.end - 1) : [];
    }
    if (value.type === "TemplateElement") {
      return textAt(field, value.start, value.end);
    }
    if (value.type === "Property") {
      return visit(value.value, nameOf(value));
    }
    const keys = nodesIn(value.type === "ObjectExpression" ? value.properties : [])
      .filter((each) => isNode(each.value) && bare(each.value).type === "ObjectExpression")
      .map((each): Written => ({ field, text: nameOf(each), start: each.start, isKey: true }));
    return [...keys, ...Object.values(value).flatMap((each) => visit(each, field))];
  }
  return visit(parseAst(source, { lang: "ts" }).body, "");
}

/** "app/content/hours.ts:7", the line of a place in a source. */
export const placeAt = (file: string, source: string, at: number): string =>
  `${file}:${source.slice(0, at).split("\n").length}`;

/** Keys that stand twice in one object, of which the first would be lost without a word. */
export function keysTwice(file: string, source: string): string[] {
  const below = (value: unknown): Node[] =>
    Array.isArray(value) ? value.flatMap(below) : isNode(value) ? [value, ...Object.values(value).flatMap(below)] : [];
  const objects = below(parseAst(source, { lang: "ts" }).body).filter(({ type }) => type === "ObjectExpression");
  return objects.flatMap(({ properties }) => {
    const entries = nodesIn(properties).filter(({ type }) => type === "Property");
    return entries
      .filter((entry, at) => entries.findIndex((other) => nameOf(other) === nameOf(entry)) < at)
      .map((entry) => `${placeAt(file, source, entry.start)}: ${nameOf(entry)} stands twice here: leave one out`);
  });
}

/** A bracket, brace or backtick without its end, told by where the line begins that ends another one: its line, and what lacks. */
function unclosed(source: string): { line: number; end: string } | undefined {
  const ends: Readonly<Record<string, string>> = { "{": "}", "[": "]", "(": ")" };
  const open: Array<{ end: string; line: number; indent: number }> = [];
  // Texts, whole; then brackets.
  for (const { 0: part, index } of source.matchAll(
    /\/\*.*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`[^`]*`?|[{}[\]()]/gs,
  )) {
    const before = source.slice(0, index).split("\n");
    const line = before.length;
    if (part.startsWith("`") && /\n +\w+: ["`[{\d]/.test(part)) {
      return { line, end: "`" };
    }
    const lead = before.at(-1) ?? "";
    const indent = lead.length - lead.trimStart().length;
    const end = ends[part];
    if (end !== undefined) {
      open.push({ end, line, indent });
    } else if (/^[}\])]$/.test(part)) {
      const last = open.pop();
      const isAstray = lead.trim() === "" && last !== undefined && lead.length < last.indent;
      if (last !== undefined && (last.end !== part || isAstray)) {
        return last;
      }
    }
  }
  return open.at(-1);
}

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
    const written = source.split("\n")[line - 1] ?? "";
    const [, word] = /^[^"`]*: (\$[\d.,]*\d|\d+[,:][\d.,]*\d)/.exec(written) ?? [];
    const tell = (why: string, at = line) => [`${file}:${at}: ${why}`];
    if (/[“”‘’]/.test(written) && !isComma) {
      return tell('use straight quotes, " and not “ or ”');
    }
    if (/\$\{[^}`]*$/.test(before)) {
      return tell('between ${ and } stands a function of number-words.ts, such as ${price("mailbox-basic")}');
    }
    if (word !== undefined && !isFirst) {
      return tell(noValue(word));
    }
    const isOpenerLost = isComma && /: *\n[^\n]*$/.test(before);
    if (isOpenerLost) {
      return tell("a { is missing at the end of this line", line - 1);
    }
    const left = found.startsWith("Unterminated string") ? undefined : unclosed(source);
    if (left !== undefined) {
      return tell(`what begins in this line has no ${left.end} at its end`, left.line);
    }
    const why = isComma
      ? isFirst
        ? "a comma is missing at the end of this line"
        : "a comma is missing in this line, or a quotation mark stands inside the quotes"
      : found.replace(/^Unterminated string.*/, "a quotation mark is missing in this line");
    return tell(why);
  }
}
