/** `npm run questions`: lists broken promises, or explains one question's answers. */
import { readOptions } from "../../scripts/toolchain.mjs";

process.on("uncaughtException", ({ message }) => {
  console.error(`✗ ${message}`);
  process.exit(1);
});

const { words } = readOptions(`npm run questions -- [QUESTION]
Asks the search all questions of tests/search/questions.tsv; with a question of yours, tells which words and which rule
gave its answers.`);
const { rankQuestion, searchAll } = await import("#app/search/search.server.ts");
const { readQuery } = await import("#app/search-field/search.ts");
const { promises, questions } = await import("./questions.ts");

const query = readQuery(words.join(" "));
if (query === "") {
  let passed = 0;
  for (const question of questions) {
    const found = searchAll(readQuery(question.query), new Date());
    const broken = Object.entries(promises).filter(
      ([, { concerns, isKept }]) => concerns(question) && !isKept(question, found),
    );
    if (broken.length > 0) {
      console.log(`✗ ${question.query}: not so: ${broken.map(([name]) => name).join("; ")}`);
    }
    passed += broken.length === 0 ? 1 : 0;
  }
  console.log(`\n${passed} of ${questions.length} questions find what they should.`);
} else {
  const { asked, answers, pages, suggestion, notOffered } = rankQuestion(query);
  console.log(
    `Words: ${asked.map(({ term, weight, isKnown }) => `${term} (${isKnown ? weight : `${weight}, on no page`})`).join(", ")}`,
  );
  if (suggestion !== null) {
    console.log(`Spelling: ${suggestion}`);
  }
  if (notOffered !== null) {
    console.log(`Silent, by content/search/not-offered.ts: ${notOffered}`);
  }
  for (const { document, score, coverage, hasTag, match } of answers) {
    const rule = hasTag ? "a tag of two words" : `${Math.round(coverage * 100)} % of the question`;
    console.log(`\n${document.id}: ${rule}, score ${score.toFixed(1)}`);
    for (const [term, fields] of Object.entries(match)) {
      console.log(`  ${term.replace(/^=/, "whole tag: ")} in ${fields.join(", ")}`);
    }
  }
  console.log(`\nPages: ${pages.join(" ")}`);
}
