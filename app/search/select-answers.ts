/** Selects the answers to show. */
import type { Block, Inline, RichText } from "../text/rich-text.ts";
import { plainText } from "../text/rich-text.ts";
import { stem, tokenize } from "./engine/analysis.ts";
import type { AnswerView } from "./engine/answer-view.ts";
import { stopWords } from "./words/stop-words.ts";

const maxShown = 3;

/** Upper bound on words of an answer, and about how many it takes before only what the question touches stays. */
const maxWords = 80;
const enoughWords = 45;
const touchedWords = 80;

/**
 * At most three answers: none that repeats one before it, each cut to what the question touches, with only the words of
 * the question in bold.
 * @param touch see `Ranking`
 */
export function selectAnswers(
  answers: readonly AnswerView[],
  query: string,
  touch: (text: string) => number,
): AnswerView[] {
  const shown: AnswerView[] = [];
  for (const answer of answers) {
    if (!shown.some((before) => repeats(answer, before))) {
      shown.push(answer);
    }
  }
  const asked = new Set(
    tokenize(query)
      .filter((word) => !stopWords.has(word))
      .map(stem),
  );
  return shown.slice(0, maxShown).map((answer) => {
    // The week's hours never stand without the days that differ.
    const body = answer.open === null ? shortened(answer.body, touch) : answer.body;
    return { ...answer, body: withMarks(body, asked) };
  });
}

const wordsIn = (body: RichText) => plainText(body).split(/\s+/).length;

/** Sentences and rows, each as a block of its kind. */
function partsOf(block: Block): Block[] {
  if ("p" in block) {
    return sentencesOf(block.p).map((p) => ({ p }));
  }
  if ("table" in block) {
    const { head, rows } = block.table;
    return rows.map((row) => ({ table: { head, rows: [row] } }));
  }
  return "ul" in block ? block.ul.map((row) => ({ ul: [row] })) : block.ol.map((row) => ({ ol: [row] }));
}

function sentencesOf(nodes: readonly Inline[]): Inline[][] {
  const sentences: Inline[][] = [[]];
  for (const node of nodes) {
    const [first, ...others] = typeof node === "string" ? node.split(/(?<=[.?!]) (?=\S)/) : [node];
    sentences.at(-1)?.push(first ?? "");
    sentences.push(...others.map((text) => [text]));
  }
  return sentences;
}

/** Joins parts of one kind again that stand beside one another. */
const joined = (parts: readonly Block[]): RichText =>
  parts.reduce<Block[]>((blocks, part) => {
    const last = blocks.at(-1);
    const both = last === undefined ? null : joinTwo(last, part);
    return both === null ? [...blocks, part] : [...blocks.slice(0, -1), both];
  }, []);

function joinTwo(last: Block, part: Block): Block | null {
  if ("p" in last && "p" in part) {
    return { p: [...last.p, " ", ...part.p] };
  }
  if ("ul" in last && "ul" in part) {
    return { ul: [...last.ul, ...part.ul] };
  }
  if ("ol" in last && "ol" in part) {
    return { ol: [...last.ol, ...part.ol] };
  }
  return "table" in last && "table" in part && last.table.head === part.table.head
    ? { table: { head: last.table.head, rows: [...last.table.rows, ...part.table.rows] } }
    : null;
}

/** What the question touches most comes before the rest. */
function shortened(body: RichText, touch: (text: string) => number): RichText {
  if (wordsIn(body) <= enoughWords) {
    return body;
  }
  const parts = body.flatMap(partsOf).map((part) => ({ part, touched: touch(plainText([part])) }));
  const kept = new Set<Block>();
  let words = 0;
  for (const { part, touched } of parts.toSorted((a, b) => b.touched - a.touched)) {
    const more = wordsIn([part]);
    if (words + more <= (words === 0 ? maxWords : touched > 0 ? touchedWords : enoughWords)) {
      kept.add(part);
      words += more;
    }
  }
  return joined(parts.flatMap(({ part }) => (kept.has(part) ? [part] : [])));
}

const pageOf = ({ to }: AnswerView) => to.split("#")[0];
const figuresOf = (text: string) => text.match(/\$?\d[\d.,]*/g) ?? [];

/** Whether half of its sentences stand in an answer before, or all of its figures in one from the same page. */
function repeats(answer: AnswerView, before: AnswerView): boolean {
  const [text, said] = [plainText(answer.body), plainText(before.body)];
  const sentences = text.split(/(?<=[.?!]) /);
  const figures = figuresOf(text);
  const isSaid = (part: string) => said.includes(part);
  return (
    sentences.filter(isSaid).length * 2 >= sentences.length ||
    (pageOf(answer) === pageOf(before) && figures.length > 0 && figures.every(isSaid))
  );
}

/** Marks the words of the question in bold. */
function withMarks(body: RichText, asked: ReadonlySet<string>): RichText {
  const markIn = (text: string): Inline[] =>
    text
      .split(/([\p{L}\p{N}'’-]+)/u)
      .filter(Boolean)
      .map((part) => (tokenize(part).some((word) => asked.has(stem(word))) ? { strong: part } : part));
  const change = (nodes: Inline[]): Inline[] =>
    nodes.flatMap((node): Inline[] =>
      typeof node === "string" ? markIn(node) : "strong" in node ? markIn(node.strong) : [node],
    );
  return body.map((block): Block => {
    if ("p" in block) {
      return { p: change(block.p) };
    }
    if ("table" in block) {
      const { head, rows } = block.table;
      return { table: { head: head.map(change), rows: rows.map((row) => row.map(change)) } };
    }
    return "ul" in block ? { ul: block.ul.map(change) } : { ol: block.ol.map(change) };
  });
}
