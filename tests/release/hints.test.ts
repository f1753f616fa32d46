/** Commands that documents and other commands say to type: each is there, and is for the place that is meant. */
import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { filesBelow, readText } from "../architecture/repository-files.ts";

const texts = ["README.md", ...filesBelow("docs"), ...filesBelow("scripts"), ...filesBelow("workers")].filter((path) =>
  /(?<!\.test)\.(?:md|mjs|ts)$/.test(path),
);

/** Commands in these texts that begin with such a word, to the end of the quotes or the line. */
const commandsOf = (word: RegExp) =>
  texts.flatMap((path) =>
    [...readText(path).matchAll(new RegExp(`(?:${word.source})[^"\`\\n\\\\]*`, "g"))].map(([command]) => ({
      path,
      command: command.replace(/ +#.*/, ""),
    })),
  );

test("every npm command is one of the scripts, and knows the options that stand behind it", () => {
  const { scripts } = JSON.parse(readText("package.json")) as { scripts: Record<string, string> };
  const commands = commandsOf(/npm run /).flatMap(({ path, command }) => {
    const [, script, options = ""] = /^npm run ([\w:]+)(?: -- (.*))?/.exec(command) ?? [];
    return script === undefined ? [] : [{ path, script, options: options.match(/--[a-z-]+/g) ?? [] }];
  });
  expect(commands.length).toBeGreaterThan(60);
  expect(commands.filter(({ script }) => scripts[script] === undefined)).toEqual([]);

  const own = ["messages", "notice", "doctor", "deploy"];
  const help = new Map(
    own.map((script) => [script, spawnSync("node", [`scripts/${script}.mjs`, "--help"], { encoding: "utf8" }).stdout]),
  );
  const unknown = commands.filter(({ script, options }) =>
    options.some((option) => help.get(script)?.includes(`${option} `) === false && option !== "--help"),
  );
  expect(unknown).toEqual([]);
});

test("every wrangler command names an environment or a built configuration, unless it is about the account", () => {
  const commands = commandsOf(/npx wrangler (?!\$)/);
  expect(commands.length).toBeGreaterThan(15);
  const aboutAccount = /^npx wrangler (?:login|whoami|d1 create|d1 list)\b/;
  const named = / --env (?:production|staging)\b| -c (?:\.wrangler\/builds\/|…|\$\{config\})/;
  expect(commands.filter(({ command }) => !aboutAccount.test(command) && !named.test(command))).toEqual([]);
});

test.each([
  ["", "npm run messages -- --undelivered", "npm start", ".wrangler/state"],
  ["9000", "PORT=9000 npm run messages -- --undelivered", "PORT=9000 npm start", ".wrangler/state-9000"],
])(
  "with PORT %s, commands are for the database of that site, or for the real one",
  async (port, messages, start, state) => {
    vi.stubEnv("PORT", port === "" ? undefined : port);
    vi.resetModules();
    const { localState, npmRun, npmStart } = await import("../../scripts/hints.mjs");
    vi.unstubAllEnvs();

    expect([npmRun("messages", false, "--undelivered"), npmStart, localState]).toEqual([messages, start, state]);
    expect(npmRun("messages", true, "--undelivered")).toBe("npm run messages -- --remote --undelivered");
  },
);
