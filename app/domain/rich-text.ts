/**
 * Simple markup → typed nodes. Authors write paragraphs parted by a blank line, `- ` or `1. ` lists,
 * `**strong**`, `*emphasis*` and `[text](target)`; the server turns it into nodes once, so the
 * browser gets no parser and nobody writes HTML strings.
 */
export type Inline = string | { strong: string } | { em: string } | { link: string; to: string };
export type Block = { p: Inline[] } | { ul: Inline[][] } | { ol: Inline[][] };
export type RichText = Block[];

const inlinePattern = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
// Browsers read `/\host` like `//host`: another site.
const allowedTarget = /^(\/(?![/\\])|#|https:\/\/|tel:|mailto:)/;
const unordered = /^- +/;
const ordered = /^\d+\. +/;

function parseInline(source: string): Inline[] {
  const nodes: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(inlinePattern)) {
    const [whole, strong, em, link, to] = match;
    if (match.index > end) {
      nodes.push(source.slice(end, match.index));
    }
    if (strong !== undefined) {
      nodes.push({ strong });
    } else if (em !== undefined) {
      nodes.push({ em });
    } else if (link !== undefined && to !== undefined) {
      if (!allowedTarget.test(to)) {
        throw new Error(`Link target not allowed: ${to}`);
      }
      nodes.push({ link, to });
    }
    end = match.index + whole.length;
  }
  if (end < source.length) {
    nodes.push(source.slice(end));
  }
  return nodes;
}

/**
 * Parses simple markup.
 * @throws Error on a link whose target is neither a path on this site, a fragment, https, tel nor mailto
 */
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
      return { p: parseInline(lines.join(" ")) };
    });
}

/** The words alone, blocks parted by a space: for structured data, search and tests. */
export function plainText(richText: RichText): string {
  const inlineText = (nodes: Inline[]) =>
    nodes
      .map((node) => {
        if (typeof node === "string") {
          return node;
        }
        return "strong" in node ? node.strong : "em" in node ? node.em : node.link;
      })
      .join("");
  return richText
    .flatMap((block) => ("p" in block ? [inlineText(block.p)] : ("ul" in block ? block.ul : block.ol).map(inlineText)))
    .join(" ");
}
