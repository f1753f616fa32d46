/** `npm run notice`: says one thing on every page. */
import { askYesOrNo, readCommandLine, refuse } from "./command-line.mjs";

const command = "npm run notice";
const options = readCommandLine(
  command,
  `Says one thing on every page, such as "Closed today, snow", until a time that you name. Times are the store's:
"5pm", "tomorrow 9:30am", "friday", "Dec 24 1pm", "2026-12-24 13:00". A day without a time counts as a whole day.`,
  {
    until: { type: "string", about: "when it ends" },
    from: { type: "string", about: "when it starts; now if left out" },
    "closes-store": { type: "boolean", about: "makes the open signs say Closed until it ends" },
    remote: { type: "boolean", about: "on the real site, not the local one" },
    yes: { type: "boolean", about: "writes without asking" },
    list: { type: "boolean", about: "lists current and coming notices" },
    end: { type: "string", about: "ends the notice with this number now" },
  },
  { takes: '"TEXT"' },
);

const { runNotice } = await import("./notice/notice.ts");
const { NoticeProblem } = await import("./notice/store-time.ts");
const { adviceFor, askDatabase } = await import("./store-database.mjs");

const { remote: isRemote = false } = options;
try {
  await runNotice(options, {
    ask: (statements) => askDatabase(statements, isRemote),
    now: new Date(),
    isRemote,
    say: console.log,
    confirm: process.stdin.isTTY ? askYesOrNo : null,
  });
} catch (error) {
  if (error instanceof NoticeProblem) {
    refuse(command, error.message);
  }
  console.error(`✗ Nothing was written: ${error.message}\n${adviceFor(isRemote)}`);
  process.exitCode = 1;
}
