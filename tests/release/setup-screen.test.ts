/** What an operator sees of `npm run setup` in a terminal: each question before its answer, and no secret. */
import { rmSync } from "node:fs";
import { spawn } from "@lydell/node-pty";
import xterm from "@xterm/headless";
import { expect, test } from "vitest";
import { root } from "../architecture/repository-files.ts";

const key = "0123456789-a-key-of-mailchannels";

/** Questions, and what is typed at each try. Enter alone says that a deed is done. */
const answers: ReadonlyArray<readonly [question: RegExp, ...typed: string[]]> = [
  [/^Workers Paid is on: https:\/\/dash/, ""],
  [/^site: domain, now/, "www.the-store.com"],
  [/^site: contact phone, now/, "(440) 555-0199", "440 352 7788"],
  [/^site: contact email, now/, "hello@the-store.com"],
  [/^site: contact address street, now/, "7 Crile Road"],
  [/^site: social \w+, now/, "none"],
  [/^ZIP code/, "44077"],
  [/^The store's door/, "41.6712, -81.2466"],
  [/^[A-Z].* now https:\/\/\w+\.example/, "the-partner.com/page"],
  [/^partners: 0 name, now Neighborhood Boutique/, "none", "Crile Boutique"],
  [/^partners: 0 name, now/, "none"],
  [/^partners: 0 website, now/, "crile-boutique.com"],
  [/^\w.*, 20\d\d-\d\d-\d\d: closed, usual, or times/, "closed"],
  [/^You have read hours/, ""],
  [/^the-store\.com is added at/, ""],
  [/^Where should the site mail/, "owner@the-store.com"],
  [/^API key of MailChannels/, "short", key],
  [/^Your account there/, "thestore"],
  [/^They are there/, ""],
];

test("setup asks on the screen, refuses what is wrong, and ends live", async () => {
  const terminal = new xterm.Terminal({ cols: 160, rows: 50, scrollback: 5000, allowProposedApi: true });
  const child = spawn(process.execPath, ["scripts/setup.mjs", "--dry-run"], { cwd: root, cols: 160, rows: 50 });
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
        asked.push(text);
        // A question that nobody expects ends the run.
        child.write(tries < typed.length ? `${typed[tries]}\r` : "\u0003");
      }
    };
    child.onData((data) => terminal.write(data, answerWhatIsAsked));
    child.onExit(({ exitCode }) => terminal.write("", () => resolve(exitCode)));
  });
  const seen = screen();
  rmSync(/It wrote, in (\S+):/.exec(seen)?.[1] ?? "", { recursive: true, force: true });

  expect(answers.filter(([pattern]) => !asked.some((text) => pattern.test(text))).map(String)).toEqual([
    expect.stringContaining("You have read hours"),
  ]);
  expect(seen).toMatch(/reserved for examples(?:.|\n)*MailChannels refuses it(?:.|\n)*_dmarc\.the-store\.com/);
  expect(seen).toContain("wrangler.toml: commit and push it");
  expect(seen, asked.join("\n")).toContain("Live: https://www.the-store.com");
  expect(seen).not.toContain(key);
  expect(status).toBe(0);
});
