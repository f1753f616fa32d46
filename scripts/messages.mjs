/** `npm run messages`: the inbox, the mark of what is answered, and what a person asks to have deleted. */
import { writeFileSync } from "node:fs";
import { askYesOrNo, readCommandLine, refuse } from "./command-line.mjs";
import { placeOf } from "./hints.mjs";
import { runOnProjectNode } from "./toolchain.mjs";

const command = "npm run messages";
const options = readCommandLine(
  command,
  "Shows the newest 20 messages whole, and how many there are. Times are the store's.",
  {
    remote: { type: "boolean", about: "the real inbox, not that of this machine" },
    all: { type: "boolean", about: "all messages, not only 20" },
    unanswered: {
      type: "boolean",
      about: "what nobody has marked as answered, the oldest first, and how long it waits",
    },
    undelivered: { type: "boolean", about: "what could not be mailed yet, with the reason" },
    search: { type: "string", about: "those in which the visitor wrote this" },
    csv: { type: "boolean", about: "all of them as a table for a spreadsheet" },
    out: { type: "string", about: "with --csv: the file that it is written to" },
    answered: { type: "string", about: "marks the message with this id as answered" },
    by: { type: "string", about: "by whom, with --answered; else staff" },
    delete: { type: "string", about: "deletes the message with this id, or all from this email address; asks first" },
    yes: { type: "boolean", about: "with --delete: without asking" },
  },
);

const has = (name) => options[name] !== undefined;
const alone = ["answered", "delete"].filter(has);
const reading = ["all", "unanswered", "undelivered", "search", "csv"].filter(has);
if (alone.length > 1 || (alone.length === 1 && reading.length > 0)) {
  refuse(command, `--${alone[0]} stands without --${[...alone.slice(1), ...reading][0]}`);
}
for (const [name, needed] of [
  ["by", "answered"],
  ["out", "csv"],
  ["yes", "delete"],
]) {
  if (has(name) && !has(needed)) {
    refuse(command, `--${name} goes with --${needed}`);
  }
}

runOnProjectNode();
const { allCommand, columnsOf, csvOf, deleteMessages, firstMessages, listOf, markAnswered, messagesOf, readMessages } =
  await import("./messages-query.mjs");
const { adviceFor, askDatabase } = await import("./store-database.mjs");

const isRemote = options.remote === true;
const ask = (statements) => askDatabase(statements, { isRemote });

function fail(why) {
  console.error(`✗ ${why}`);
  process.exitCode = 1;
}

function mark() {
  if (markAnswered(options.answered, options.by ?? "staff", ask)) {
    console.log(`Marked as answered: ${options.answered}`);
  } else {
    fail(`No message has the id ${options.answered}`);
  }
}

async function remove() {
  const rows = messagesOf(options.delete, ask);
  if (rows.length === 0) {
    fail(`No message has the id or the email address ${options.delete}`);
    return;
  }
  console.log(listOf(rows));
  if (!options.yes && !process.stdin.isTTY) {
    fail("Nothing was deleted: nobody is here to ask; --yes deletes without asking");
    return;
  }
  if (!options.yes && !(await askYesOrNo("Delete for good? y/N "))) {
    console.log("Nothing was deleted.");
    return;
  }
  deleteMessages(rows, ask);
  console.log(`✓ Deleted from the database of ${isRemote ? "the real site" : "this machine"}.
  Its mail is in the store's mailbox: delete it there too.${
    isRemote
      ? "\n  Cloudflare can go back to the days before for a month at most (Time Travel); then nothing is left."
      : ""
  }`);
}

function show() {
  if (!options.csv && !options.all) {
    const { rows, count } = firstMessages(options, ask);
    const which = options.unanswered || options.undelivered ? "oldest" : "newest";
    console.log(listOf(rows, { count, which, all: allCommand(options, placeOf(isRemote)) }));
    return;
  }
  const rows = readMessages(options, ask);
  if (!options.csv) {
    console.log(listOf(rows));
    return;
  }
  const table = csvOf(rows, columnsOf(options, ask));
  if (has("out")) {
    writeFileSync(options.out, table);
    console.log(`${rows.length} written to ${options.out}`);
  } else {
    process.stdout.write(table);
  }
}

try {
  await (has("answered") ? mark() : has("delete") ? remove() : show());
} catch (error) {
  fail(`${error.message}\n${adviceFor(isRemote)}`);
}
