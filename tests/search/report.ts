/** `npm run questions`: of each question in `questions.tsv` whether it finds its page and its answer. */
import { readCommandLine } from "../../scripts/command-line.mjs";

process.on("uncaughtException", ({ message }) => {
  console.error(`✗ ${message}`);
  process.exit(1);
});

const { words } = readCommandLine(
  "npm run questions",
  "Asks the search all questions of tests/search/questions.tsv, and says of each what it does not find.",
  {},
  { takes: "[WORDS]" },
);
const wanted = words.join(" ");
const { searchAll } = await import("#app/search/search.server.ts");
const { readQuery } = await import("#app/search/search.ts");
const { leftOut, parts, readQuestions, shortcomings, shownOf } = await import("./questions.ts");
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
