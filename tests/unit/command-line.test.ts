/** A command refuses unknown options before anything happens, and its help names the known ones. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const run = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync("node", [`scripts/${script}.mjs`, ...args], { encoding: "utf8", env: { ...process.env, ...env } });

const commands: ReadonlyArray<[script: string, option: string]> = [
  ["deploy", "check"],
  ["doctor", "remote"],
  ["deploy-rehearse", "leave"],
  ["messages", "delete"],
];

test.each(["start", "dev", "build", "fonts", "../bench/bench", "test"])(
  "%s has help, and refuses a flag that it does not know",
  (script) => {
    expect(run(script, ["--help"])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\w+,? \w+/) });
    expect(run(script, ["--hepl"])).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("'--hepl'"),
    });
  },
);

test.each(commands)("%s says what it does and what --%s is for", (script, option) => {
  const { status, stdout } = run(script, ["--help"]);

  expect(status).toBe(0);
  expect(stdout).toMatch(
    new RegExp(String.raw`^\w+ \w+ \w+[^]*npm run ${script.replace("-", ":")} \[-- options\][^]*--${option} `),
  );
});

test.each([
  ["deploy", ["--dry-run"], "'--dry-run'"],
  ["deploy", ["--chekc"], "'--chekc'"],
  ["deploy", ["check"], "'check'"],
  ["deploy", ["--check=yes"], "'--check'"],
  ["doctor", ["--remoet"], "'--remoet'"],
  ["deploy-rehearse", ["--quick"], "'--quick'"],
  ["messages", ["--anwsered", "x"], "'--anwsered'"],
  ["messages", ["--out", "file.csv"], "--csv"],
  ["messages", ["--yes"], "--delete"],
  ["messages", ["--delete", "x", "--unanswered"], "--unanswered"],
  ["messages", ["--delete", "x", "--answered", "y"], "stands without"],
])("%s %j does nothing", (script, args, named) => {
  const { status, stdout, stderr } = run(script, args);

  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain("Nothing was done");
  expect(stderr).toContain(named);
  expect(stderr).toContain("-- --help");
});

test.each(commands)("%s is not run when npm has taken its --%s", (script, option) => {
  const { status, stderr } = run(script, [], { [`npm_config_${option}`]: "true" });

  expect(status).toBe(1);
  expect(stderr).toContain(`-- --${option}`);
});
