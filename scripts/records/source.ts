/** Maps records to lines of their source. */
import { parseSync } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
type Path = ReadonlyArray<string | number>;

export interface Entry {
  /** Begins with the name of the variable. */
  path: Path;
  start: number;
  end: number;
  /** Without TypeScript's `as` and `satisfies`. */
  value: Node;
  parent: Node;
  /** As written between the quotes. */
  text?: string;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const bare = (node: Node): Node => (isNode(node.expression) ? bare(node.expression) : node);
const nameOf = ({ key, id }: Node) => nodesIn([key, id]).map(({ name, value }) => String(name ?? value))[0] ?? "";

const known = new Map<string, Entry[]>();

export function entriesOf(source: string): Entry[] {
  const before = known.get(source);
  if (before !== undefined) {
    return before;
  }
  const below = (node: Node, path: Path): Entry[] => Object.values(node).flatMap((part) => visit(part, path, node));
  const entry = (path: Path, at: Node, value: unknown, parent: Node): Entry[] =>
    isNode(value)
      ? [{ path, start: at.start, end: at.end, value: bare(value), parent }, ...visit(value, path, parent)]
      : [];
  function visit(value: unknown, path: Path, parent: Node): Entry[] {
    return nodesIn(value).flatMap((node): Entry[] => {
      const { type, start, end } = node;
      switch (type) {
        case "VariableDeclarator":
          return entry([nameOf(node)], node, node.init, node);
        case "Property":
          return entry([...path, nameOf(node)], node, node.value, parent);
        case "ArrayExpression":
          return nodesIn(node.elements).flatMap((each, at) => entry([...path, at], each, each, node));
        case "Literal":
        case "TemplateElement": {
          const quotes = type === "Literal" ? 1 : 0;
          const text = source.slice(start + quotes, end - quotes);
          return typeof node.value === "object" || typeof node.value === "string"
            ? [{ path, start: start + quotes, end, value: node, parent, text }]
            : [];
        }
        default:
          return /^(?:TS|Import)/.test(type) ? visit(node.expression, path, parent) : below(node, path);
      }
    });
  }
  const entries = visit(parseSync("record.ts", source).program.body, [], parentOfAll);
  known.set(source, entries);
  return entries;
}
const parentOfAll: Node = { type: "Program", start: 0, end: 0 };

export const fieldOf = (path: Path): string => String(path.slice(1).findLast((key) => typeof key === "string") ?? "");

/** The entry at a path, or its nearest ancestor. */
function find(entries: readonly Entry[], path: Path): Entry | undefined {
  const found = entries
    .filter((each) => each.text === undefined && each.path.every((key, at) => String(key) === String(path[at])))
    .reduce<Entry | undefined>((last, each) => (each.path.length > (last?.path.length ?? 0) ? each : last), undefined);
  const { type, name } = found?.value ?? parentOfAll;
  // A variable is defined elsewhere in the file.
  const named = type === "Identifier" && find(entries, [String(name), ...path.slice(found?.path.length)]);
  return named || found;
}

export const placeAt = (file: string, source: string, at: number): string =>
  `${file}:${source.slice(0, at).split("\n").length}`;

export const placeOf = (file: string, source: string, path: Path): string =>
  placeAt(file, source, find(entriesOf(source), path)?.start ?? 0);

/** Where the type is missing, if it is. */
export function untypedEnd(source: string, name: string): number | undefined {
  const at = entriesOf(source).find(({ path }) => path.length === 1 && path[0] === name);
  const isRecord = at !== undefined && /^(?:Object|Array)Expression$/.test(at.value.type);
  const around = isRecord ? source.slice(at.start, at.value.start) + source.slice(at.value.end, at.end) : ":";
  return /:|satisfies/.test(around) ? undefined : at?.value.end;
}

const hint = "Look at this line and the one above it: a comma, a quotation mark or a bracket is missing.";

export function syntaxMistakes(file: string, source: string): string[] {
  const [error] = parseSync(file, source).errors;
  if (error === undefined) {
    return [];
  }
  const { message, labels, codeframe } = error;
  const frame = codeframe?.split("\n").slice(3).join("\n") ?? "";
  return [`${placeAt(file, source, labels[0]?.start ?? 0)}: ${message}\n${frame}${hint}`];
}
