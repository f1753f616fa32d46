/** Selects the answers to show. */
import type { Block, Inline, RichText } from "../text/rich-text.ts";
import { plainText } from "../text/rich-text.ts";
import { stem, tokenize } from "./engine/analysis.ts";
import type { AnswerView } from "./engine/answer-view.ts";
import { stopWords } from "./words/stop-words.ts";

const maxShown = 3;

/** At most three answers: none that repeats one before it, with only the words of the question in bold. */
export function selectAnswers(answers: readonly AnswerView[], query: string): AnswerView[] {
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
  return shown.slice(0, maxShown).map((answer) => ({ ...answer, body: withBold(answer.body, asked) }));
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

function withBold(body: RichText, asked: ReadonlySet<string>): RichText {
  const change = (nodes: Inline[]): Inline[] =>
    nodes.flatMap((node): Inline[] =>
      typeof node === "string" || !("strong" in node)
        ? [node]
        : node.strong
            .split(/([\p{L}\p{N}'-]+)/u)
            .filter(Boolean)
            .map((part) => (tokenize(part).some((word) => asked.has(stem(word))) ? { strong: part } : part)),
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
