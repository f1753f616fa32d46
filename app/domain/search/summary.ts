/** What the search says of what it has found. */

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/**
 * "2 answers, 8 of 12 pages", or that there is nothing, and what to try.
 * @param total how many results there are, shown or not
 */
export function summarize(query: string, answers: number, shown: number, total: number): string[] {
  if (answers + total === 0) {
    return [`No services found for "${query}"`, "Try searching for shipping, printing, or business services"];
  }
  const pages = `${shown < total ? `${shown} of ` : ""}${counted(total, "page", "pages")}`;
  return [answers === 0 ? pages : `${counted(answers, "answer", "answers")}, ${pages}`];
}
