/** A command refuses unknown options before anything happens, and its help names the known ones. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

const scripts: Readonly<Record<string, string>> = packageJson.scripts;

/** As npm would. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const [node = "", ...words] = scripts[command]?.split(" ") ?? [];
  return spawnSync(node, [...words, ...args], { encoding: "utf8", env: { ...process.env, ...env } });
}

const commands: ReadonlyArray<[command: string, option: string]> = [
  ["deploy", "check"],
  ["doctor", "remote"],
  ["deploy:rehearse", "leave"],
  ["messages", "delete"],
];

test.each("start dev build fonts bench test check questions test:all test:soak".split(" "))(
  "%s has help, and refuses a flag that it does not know",
  (command) => {
    expect(run(command, ["--help"])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\w+,? \w+/) });
    expect(run(command, ["--hepl"])).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("'--hepl'"),
    });
  },
);

test.each(commands)("%s says what it does and what --%s is for", (command, option) => {
  const { status, stdout } = run(command, ["--help"]);

  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(String.raw`^\w+ \w+ \w+[^]*npm run ${command} \[-- options\][^]*--${option} `));
});

test.each([
  ["deploy", ["--dry-run"], "'--dry-run'"],
  ["deploy", ["--chekc"], "'--chekc'"],
  ["deploy", ["check"], "'check'"],
  ["deploy", ["--check=yes"], "'--check'"],
  ["doctor", ["--remoet"], "'--remoet'"],
  ["deploy:rehearse", ["--quick"], "'--quick'"],
  ["messages", ["--anwsered", "x"], "'--anwsered'"],
  ["messages", ["--out", "file.csv"], "--csv"],
  ["messages", ["--yes"], "--delete"],
  ["messages", ["--delete", "x", "--unanswered"], "--unanswered"],
  ["messages", ["--delete", "x", "--answered", "y"], "stands without"],
])("%s %j does nothing", (command, args, named) => {
  const { status, stdout, stderr } = run(command, args);

  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain("Nothing was done");
  expect(stderr).toContain(named);
  expect(stderr).toContain("-- --help");
});

test.each(commands)("%s is not run when npm has taken its --%s", (command, option) => {
  const { status, stderr } = run(command, [], { [`npm_config_${option}`]: "true" });

  expect(status).toBe(1);
  expect(stderr).toContain(`-- --${option}`);
});
