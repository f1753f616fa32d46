/** `npm run questions`: of each question in `questions.tsv` whether it finds its page and its answer. */
import { readCommandLine } from "../../scripts/command-line.mjs";

process.on("uncaughtException", ({ message }) => {
  console.error(`✗ ${message}`);
  process.exit(1);
});

const { words } = readCommandLine(
  "npm run questions",
  "Asks the search all questions of tests/search/questions.tsv, and says of each what is not as promised.",
  {},
  { takes: "[WORDS]" },
);
const { searchAll } = await import("#app/search/search.server.ts");
const { readQuery } = await import("#app/search-field/search.ts");
const { promises, questions } = await import("./questions.ts");
const asked = questions.filter(({ query }) => query.includes(words.join(" ")));
if (asked.length === 0) {
  throw new Error(`No question has the words "${words.join(" ")}".`);
}
let passed = 0;
for (const question of asked) {
  const found = searchAll(readQuery(question.query), new Date());
  const broken = Object.entries(promises).filter(
    ([, { concerns, isKept }]) => concerns(question) && !isKept(question, found),
  );
  console.log(
    broken.length === 0
      ? `✓ ${question.query}`
      : `✗ ${question.query}: not so: ${broken.map(([name]) => name).join("; ")}`,
  );
  passed += broken.length === 0 ? 1 : 0;
}
console.log(`\n${passed} of ${asked.length} questions find what they should.`);
