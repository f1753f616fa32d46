/** `npm run messages`: lists the inbox, marks messages as answered, deletes what a person asks to have deleted. */
import { chmodSync, writeFileSync } from "node:fs";
import { askYesOrNo, readCommandLine, refuse } from "./command-line.mjs";

const command = "npm run messages";
const options = readCommandLine(
  command,
  "Shows the newest 20 messages whole, and how many there are. Times are the store's.",
  {
    remote: { type: "boolean", about: "the real inbox, not that of this machine" },
    all: { type: "boolean", about: "all messages, not only 20" },
    unanswered: { type: "boolean", about: "what is not marked as answered, the oldest first, and how long it waits" },
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
const { answered, by = "staff", delete: deleted, out, remote: isRemote = false } = options;

const given = (...names) => names.filter((name) => options[name] !== undefined);
const [only, ...others] = given("answered", "delete", "all", "unanswered", "undelivered", "search", "csv");
if (others.length > 0 && (answered ?? deleted) !== undefined) {
  refuse(command, `--${only} stands without --${others[0]}`);
}
for (const [name, needed] of Object.entries({ by: "answered", out: "csv", yes: "delete" })) {
  if (given(name, needed).join() === name) {
    refuse(command, `--${name} goes with --${needed}`);
  }
}

const { csvOf, deleteMessages, listOf, markAnswered, messagesOf, readMessages } = await import("./messages-query.mjs");
const { adviceFor, askDatabase } = await import("./store-database.mjs");

const ask = (statements) => askDatabase(statements, isRemote);

function fail(why) {
  console.error(`✗ ${why}`);
  process.exit(1);
}

function mark() {
  if (!markAnswered(answered, by, ask)) {
    fail(`No message has the id ${answered}`);
  }
  console.log(`Marked as answered: ${answered}`);
}

async function remove() {
  const rows = messagesOf(deleted, ask);
  if (rows.length === 0) {
    fail(`No message has the id or the email address ${deleted}`);
  }
  console.log(listOf(rows));
  if (!options.yes && !process.stdin.isTTY) {
    fail("Nothing was deleted: there is no terminal to ask in; --yes deletes without asking");
  }
  if (!options.yes && !(await askYesOrNo("Delete for good? y/N "))) {
    console.log("Nothing was deleted.");
    return;
  }
  deleteMessages(rows, ask);
  const timeTravel = "\n  Cloudflare can restore the database of the last month at most (Time Travel).";
  console.log(`✓ Deleted from the database of ${isRemote ? "the real site" : "this machine"}.
  Its mail is in the store's mailbox: delete it there too.${isRemote ? timeTravel : ""}`);
}

function show() {
  const rows = readMessages(options, ask);
  if (!options.csv) {
    console.log(listOf(rows, options.all ? {} : { most: 20 }));
  } else if (out === undefined) {
    process.stdout.write(csvOf(rows));
  } else {
    // Personal data: nobody else on this machine may read it, whoever made the file.
    writeFileSync(out, "", { mode: 0o600 });
    chmodSync(out, 0o600);
    writeFileSync(out, csvOf(rows));
    console.log(`${rows.length} written to ${out}`);
  }
}

try {
  await (answered !== undefined ? mark() : deleted !== undefined ? remove() : show());
} catch (error) {
  fail(`${error.message}\n${adviceFor(isRemote)}`);
}
