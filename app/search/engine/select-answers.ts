import { inlineText, plainText, type Block, type Inline, type RichText } from "../../text/rich-text.ts";
import { isStopWord, stem, tokenize } from "./analysis.ts";

interface Answer {
  to: string;
  body: RichText;
  /** Open sign; null for most answers. */
  open: unknown;
}

const maxShown = 3;

/** Maximum words per answer, and per answer after the first in a search box. */
const room = 76;
const briefRoom = 32;

/**
 * Picks up to three answers that don't repeat each other, cuts each around the matching parts, and bolds the words
 * of the question. `brief` is for search boxes: the first answer as on the page, the others shorter.
 * @param touch see `Ranking`
 */
export function selectAnswers<View extends Answer>(
  answers: readonly View[],
  query: string,
  touch: (text: string) => number,
): Array<View & { brief: RichText }> {
  const shown: View[] = [];
  for (const answer of answers) {
    if (!shown.some((before) => repeats(answer, before))) {
      shown.push(answer);
    }
  }
  const asked = new Set(
    tokenize(query)
      .filter((word) => !isStopWord(word))
      .map(stem),
  );
  const markIn = (text: string): Inline[] =>
    text
      .split(/([\p{L}\p{N}'’-]+)/u)
      .filter(Boolean)
      .map((part) => (asked.has(stem(part.toLowerCase())) ? { strong: part } : part));
  const mark = (nodes: Inline[]): Inline[] =>
    nodes.flatMap((node) => (typeof node === "string" || "strong" in node ? markIn(inlineText(node)) : node));
  return shown.slice(0, maxShown).map((answer, place) => {
    const cut = (words: number, change = (nodes: Inline[]) => nodes) => {
      // Never show the week's hours without their exceptions.
      const parts = answer.open === null ? partsToShow(answer.body, touch, words) : null;
      const isKept = (block: number) => (part: number) => parts?.has(`${block} ${part}`) ?? true;
      return answer.body.flatMap((block, at) => withParts(block, isKept(at), change));
    };
    return { ...answer, body: cut(room, mark), brief: cut(place === 0 ? room : briefRoom) };
  });
}

const wordsIn = (body: RichText) => plainText(body).split(/\s+/).length;

/** Sentences of a paragraph, or rows of a list or table. */
const partsOf = (block: Block): Inline[][] =>
  "p" in block
    ? sentencesOf(block.p)
    : "table" in block
      ? block.table.rows.map((row) => row.flatMap((cell) => [...cell, " "]))
      : "ul" in block
        ? block.ul
        : block.ol;

function sentencesOf(nodes: readonly Inline[]): Inline[][] {
  const sentences: Inline[][] = [[]];
  for (const node of nodes) {
    const [first, ...others] = typeof node === "string" ? node.split(/(?<=[.?!]) (?=\S)/) : [node];
    sentences.at(-1)?.push(first ?? "");
    sentences.push(...others.map((text) => [text]));
  }
  return sentences;
}

function withParts(block: Block, isKept: (part: number) => boolean, change: (nodes: Inline[]) => Inline[]): Block[] {
  const all = partsOf(block);
  const kept = <Part>(parts: readonly Part[]) => parts.filter((_, at) => isKept(at));
  if (kept(all).length === 0) {
    return [];
  }
  if ("p" in block) {
    const sentences = all.map((nodes, at) => (isKept(at) ? change(nodes) : ["…"]));
    const isRepeated = (at: number) => !isKept(at) && at > 0 && !isKept(at - 1);
    return [{ p: sentences.flatMap((nodes, at) => (isRepeated(at) ? [] : [...(at === 0 ? [] : [" "]), ...nodes])) }];
  }
  if ("table" in block) {
    const { head, rows } = block.table;
    return [{ table: { head: head.map(change), rows: kept(rows).map((row) => row.map(change)) } }];
  }
  const items = kept(all).map(change);
  return ["ul" in block ? { ul: items } : { ol: items }];
}

/** Ids of the best-matching parts that fit; always at least one. */
function partsToShow(body: RichText, touch: (text: string) => number, most: number): Set<string> {
  const parts = body.flatMap((block, at) =>
    partsOf(block).map((part, place) => ({ id: `${at} ${place}`, part, touched: touch(plainText([{ p: part }])) })),
  );
  const shown = new Set<string>();
  let words = 0;
  for (const { id, part } of parts.toSorted((a, b) => b.touched - a.touched)) {
    const more = wordsIn([{ p: part }]);
    if (words === 0 || words + more <= most) {
      shown.add(id);
      words += more;
    }
  }
  return shown;
}

const pageOf = ({ to }: Answer) => to.split("#")[0];

/** True if the earlier answer has half of its sentences, or all of its figures and the same page. */
function repeats(answer: Answer, before: Answer): boolean {
  const [text, said] = [plainText(answer.body), plainText(before.body)];
  const sentences = text.split(/(?<=[.?!]) /);
  const figures = text.match(/\$?\d[\d.,]*/g) ?? [];
  const isSaid = (part: string) => said.includes(part);
  return (
    sentences.filter(isSaid).length * 2 >= sentences.length ||
    (pageOf(answer) === pageOf(before) && figures.length > 0 && figures.every(isSaid))
  );
}
