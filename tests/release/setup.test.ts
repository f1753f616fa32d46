/** `npm run setup` in a terminal: every question before its answer, and no secrets. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawn } from "@lydell/node-pty";
import xterm from "@xterm/headless";
import { expect, test } from "vitest";
import { storeDate } from "#app/hours/store-days.ts";
import { root } from "../architecture/repository-files.ts";

const key = "0123456789-a-key-of-mailchannels";

function fillIn(screen: string) {
  const holidays = new Set([...screen.matchAll(/20\d\d-\d\d-\d\d is (.+?): write/g)].map(([, name]) => `"${name}"`));
  for (const [, file = ""] of screen.matchAll(/^\W*((?:app\/content\/|wrangler)[\w./-]+):\d+/gm)) {
    const path = join(folderOn(screen), file);
    const filled = readFileSync(path, "utf8")
      .replaceAll(/\.example\b/g, "-store.com")
      .replaceAll(/555-01\d\d/g, "352-7788")
      .replaceAll(/100 Main Street|Neighborhood |Township Bank/g, "Crile")
      .replace("lat: 41.67167", "lat: 41.6712")
      .replaceAll(/(?<=checkedOn: )"[^"]*"/g, `"${storeDate(new Date())}"`)
      .replace(/(?<!mayVary.*\n)(?=^ {2}holidays: )/m, `  mayVary: [${[...holidays].join()}],\n`);
    writeFileSync(path, filled);
  }
  return "";
}
const folderOn = (screen: string) => /A rehearsal in (\S+):/.exec(screen)?.[1] ?? "";

type Typed = string | ((screen: string) => string);
/** Questions and what is typed at each try; Enter confirms. */
const answers: ReadonlyArray<readonly [question: RegExp, ...typed: Typed[]]> = [
  [/^These lines are filled in/, fillIn],
  [/^Workers Paid is on: https:\/\/dash/, ""],
  [/ is added at/, ""],
  [/^API key of MailChannels/, "short", key],
  [/^Your account there/, "the store", "thestore"],
  [/^They are there/, ""],
];

test("setup asks on the screen, refuses what is wrong, and ends live", async () => {
  const terminal = new xterm.Terminal({ cols: 200, rows: 50, scrollback: 5000, allowProposedApi: true });
  const child = spawn(process.execPath, ["scripts/setup.mjs", "--dry-run"], { cwd: root, cols: 200, rows: 50 });
  const screen = () =>
    Array.from({ length: terminal.buffer.active.length }, (_, at) =>
      terminal.buffer.active.getLine(at)?.translateToString(true),
    ).join("\n");
  const asked: string[] = [];
  const status = await new Promise<number>((resolve) => {
    const answerWhatIsAsked = () => {
      const questions = [...screen().matchAll(/^([◇◆]) {2}(.+)/gm)];
      const [, mark, text = ""] = questions.at(-1) ?? [];
      const tries = asked.filter((each) => each === text).length;
      if (mark === "◆" && questions.filter((each) => each[2] === text).length > tries) {
        const [, ...typed] = answers.find(([pattern]) => pattern.test(text)) ?? [];
        // An unexpected question ends the run.
        const next = typed[tries] ?? "\u0003";
        asked.push(text);
        child.write(`${typeof next === "string" ? next : next(screen())}\r`);
      }
    };
    child.onData((data) => terminal.write(data, answerWhatIsAsked));
    child.onExit(({ exitCode }) => terminal.write("", () => resolve(exitCode)));
  });
  const seen = screen();
  rmSync(folderOn(seen), { recursive: true, force: true });

  expect(answers.filter(([pattern]) => !asked.some((text) => pattern.test(text)))).toEqual([]);
  expect(seen).toMatch(/MailChannels refuses it(?:.|\n)*one word(?:.|\n)*_dmarc\./);
  expect(seen, asked.join("\n")).toMatch(/Live: https:\/\/www\..*-store\.com/);
  expect(seen).not.toContain(key);
  expect(status).toBe(0);
});
