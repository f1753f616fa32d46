/** Paragraphs, `- ` or `1. ` lists, `| cell |` tables with header, `**strong**`, `*emphasis*`, `[text](target)`. */
export type Inline = string | { strong: string } | { em: string } | { link: string; to: string };
/** The first row names the columns; the first cell of each row names the row. */
export interface Table {
  head: Inline[][];
  rows: Inline[][][];
}
export type Block = { p: Inline[] } | { ul: Inline[][] } | { ol: Inline[][] } | { table: Table };
export type RichText = Block[];

const inlinePattern = /(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)\s]+\))/;
const linkPattern = /^\[(.+)\]\((.+)\)$/;
// Browsers read `/\host` like `//host`: another site.
const allowedTarget = /^(\/(?![/\\])|#|https:\/\/|tel:|mailto:)/;
const unordered = /^- +/;
const ordered = /^\d+\. +/;
const tableRow = /^\|.*\|$/;

/** Markup that stayed unparsed and would show as typed. */
const leftOver = /\*\*|\]\(|\[[^\]]*$/;

function nodeOf(markup: string): Inline {
  const [, link, to] = linkPattern.exec(markup) ?? [];
  if (link === undefined || to === undefined) {
    return markup.startsWith("**") ? { strong: markup.slice(2, -2) } : { em: markup.slice(1, -1) };
  }
  if (!allowedTarget.test(to)) {
    throw new Error(`the link to ${to} leads nowhere: start it with https://, /, #, tel: or mailto:`);
  }
  return { link, to };
}

function parseInline(source: string): Inline[] {
  const nodes = source
    .split(inlinePattern)
    .map((piece, at) => (at % 2 === 0 ? piece : nodeOf(piece)))
    .filter((node) => node !== "");
  if (nodes.some((node) => leftOver.test(typeof node === "string" ? node : Object.values(node).join()))) {
    throw new Error(
      `a ** or [link](/address) is unclosed, nested, or has a space in its address: ${source.slice(0, 80)}`,
    );
  }
  return nodes;
}

function parseTable(lines: readonly string[]): Table {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => parseInline(cell.trim())),
  );
  if (rows.length === 0 || rows.some((row) => row.length !== head.length)) {
    throw new Error(`every row of a table needs as many cells as its first: ${lines.join(" ").slice(0, 80)}`);
  }
  return { head, rows };
}

/** @throws Error on nested or unclosed markup, ragged tables, and links beyond paths, #, https, tel and mailto */
export function parseRichText(markup: string): RichText {
  return markup
    .trim()
    .split(/\n\s*\n/)
    .map((part) => {
      const lines = part.split("\n").map((line) => line.trim());
      if (lines.every((line) => unordered.test(line))) {
        return { ul: lines.map((line) => parseInline(line.replace(unordered, ""))) };
      }
      if (lines.every((line) => ordered.test(line))) {
        return { ol: lines.map((line) => parseInline(line.replace(ordered, ""))) };
      }
      if (lines.every((line) => tableRow.test(line))) {
        return { table: parseTable(lines) };
      }
      return { p: parseInline(lines.join(" ")) };
    });
}

export const inlineText = (node: Inline): string =>
  typeof node === "string" ? node : "link" in node ? node.link : "strong" in node ? node.strong : node.em;

function partsOf(block: Block): Inline[][] {
  if ("p" in block) {
    return [block.p];
  }
  if ("table" in block) {
    return [block.table.head, ...block.table.rows].flat();
  }
  return "ul" in block ? block.ul : block.ol;
}

/** Plain text with a space between blocks, for structured data and search. */
export const plainText = (richText: RichText): string =>
  richText
    .flatMap(partsOf)
    .map((nodes) => nodes.map(inlineText).join(""))
    .join(" ");
