/** `npm run questions`: of each question in `questions.tsv` whether it finds its page and its answer. */
import { searchAll } from "#app/search/search.server.ts";
import { readQuery } from "#app/search/search.ts";
import { leftOut, parts, readQuestions, shortcomings, shownOf } from "./questions.ts";

process.on("uncaughtException", ({ message }) => {
  console.error(`✗ ${message}`);
  process.exit(1);
});

const [wanted = ""] = process.argv.slice(2);
const now = new Date();
let [count, passed] = [0, 0];
for (const question of parts.flatMap(readQuestions)) {
  if (question.query.includes(wanted)) {
    const faults = shortcomings(question, shownOf(searchAll(readQuery(question.query), now)));
    console.log(faults.length === 0 ? `✓ ${question.query}` : `✗ ${question.query}: ${faults.join("; ")}`);
    count += 1;
    passed += faults.length === 0 ? 1 : 0;
  }
}
for (const { query, pages } of parts.flatMap(leftOut)) {
  if (query.includes(wanted)) {
    console.log(`- ${query}: not asked, no page is at ${pages.join(" or ")}`);
  }
}
console.log(`\n${passed} of ${count} questions find what they should.`);
