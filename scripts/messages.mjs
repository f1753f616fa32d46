/** `npm run messages`: the inbox, and the mark of what is answered. */
import { readCommandLine, refuse } from "./command-line.mjs";
import { runOnProjectNode } from "./toolchain.mjs";

const command = "npm run messages";
const options = readCommandLine(command, "Shows what visitors wrote, all of it, the newest first.", {
  remote: { type: "boolean", about: "the real inbox, not that of this machine" },
  unanswered: { type: "boolean", about: "what nobody has marked as answered, the oldest first" },
  undelivered: { type: "boolean", about: "what could not be mailed yet, with the reason" },
  search: { type: "string", about: "those in which the visitor wrote this" },
  csv: { type: "boolean", about: "for a spreadsheet" },
  answered: { type: "string", about: "marks the message with this id as answered" },
  by: { type: "string", about: "by whom, with --answered; else staff" },
});
if (options.by !== undefined && options.answered === undefined) {
  refuse(command, "--by goes with --answered, which takes the id of a message");
}

runOnProjectNode();
const { csvOf, listOf, markAnswered, readMessages } = await import("./messages-query.mjs");
const { adviceFor, askDatabase } = await import("./store-database.mjs");

const isRemote = options.remote === true;
const ask = (statements) => askDatabase(statements, { isRemote });

function answer() {
  if (options.answered === undefined) {
    const rows = readMessages(options, ask);
    return options.csv ? csvOf(rows) : `${listOf(rows)}\n`;
  }
  if (markAnswered(options.answered, options.by ?? "staff", ask)) {
    return `Marked as answered: ${options.answered}\n`;
  }
  process.exitCode = 1;
  return `✗ No message has the id ${options.answered}\n`;
}

try {
  process.stdout.write(answer());
} catch (error) {
  console.error(`✗ ${error.message}\n${adviceFor(isRemote)}`);
  process.exitCode = 1;
}
