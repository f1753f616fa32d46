/**
 * Edits records in a copy of the repository: right edits keep unit tests green, wrong ones get a clear sentence.
 * @module-tag all
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { filesBelow, readText, root } from "../architecture/repository-files.ts";
import { rightEdits, type Change, type RightEdit } from "./right-edits.ts";
import { wrongEdits } from "./wrong-edits.ts";

let folder = "";
const results: Record<string, string> = {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "owner-"));
  for (const file of [...filesBelow("."), ".react-router", "worker-configuration.d.ts"]) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  console.table(results);
});

const changedFiles = new Set<string>();
afterEach(restore);

function restore(): void {
  for (const file of changedFiles) {
    rmSync(join(folder, file), { force: true });
    if (existsSync(join(root, file))) {
      cpSync(join(root, file), join(folder, file));
    }
  }
  changedFiles.clear();
}

/** False if there is nothing to change, because the owner already has. */
function make([name, what, text = ""]: Change): boolean {
  if (name === "*" && what instanceof RegExp) {
    const files = filesBelow("app/content").filter(
      (file) => existsSync(join(folder, file)) && !file.includes("/schema"),
    );
    return files.map((file) => replace(file, what, text)).some(Boolean);
  }
  const file = `app/content/${name}`;
  changedFiles.add(file);
  if (what === "copied from") {
    cpSync(join(folder, "app/content", text), join(folder, file));
    return true;
  }
  if (!existsSync(join(folder, file))) {
    return false;
  }
  if (what === "deleted") {
    rmSync(join(folder, file));
    return true;
  }
  return replace(file, what, text);
}

function replace(file: string, part: RegExp, text: string): boolean {
  const before = readFileSync(join(folder, file), "utf8");
  const after = before.replace(part, text);
  changedFiles.add(file);
  writeFileSync(join(folder, file), after);
  return after !== before;
}

function run(command: string, args: readonly string[]): { isGreen: boolean; output: string } {
  const env = { ...process.env, NO_COLOR: "1", VITEST: undefined, FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return { isGreen: status === 0, output: stdout + stderr };
}

const siteTexts = () => {
  const script = `const { runnerImport } = await import("vite");
    const { module } = await runnerImport("./tests/support/site-texts.ts", { configFile: false });
    console.log("TEXTS" + JSON.stringify(module.siteTexts));`;
  const [, texts] = run(process.execPath, ["--input-type=module", "-e", script]).output.split("TEXTS");
  return (JSON.parse(texts ?? "[]") as Array<[string, string]>).map(([, text]) => text).join("\n");
};

function faultsIn(edits: readonly RightEdit[], tests: readonly string[] = []): { output: string; files: string[] } {
  const unit = run("vitest", [
    "run",
    "--project=unit",
    "--tags-filter=!all",
    "--reporter=dot",
    "--exclude=tests/release/setup.test.ts",
    ...tests,
  ]);
  const checks = tests.length > 0 ? unit : run("npm", ["run", "--silent", "check"]);
  const texts = siteTexts();
  const unseen = edits.flatMap(({ shows = [], hides = [] }) => [
    ...shows.filter((words) => !texts.includes(words)).map((words) => `"${words}" shows nowhere`),
    ...hides.filter((words) => texts.includes(words)).map((words) => `"${words}" shows still`),
  ]);
  const red = [unit, checks].filter(({ isGreen }) => !isGreen).map(({ output }) => output);
  const files = [...red.join("\n").matchAll(/FAIL .*?(\S+\.test\.ts)/g)].flatMap(([, file]) => file ?? []);
  return { output: [...red, ...unseen].join("\n"), files: [...new Set(files)] };
}

test.each(rightEdits.map((edits, at) => [at + 1, edits] as const))(
  "right edits, list %i, leave all tests green",
  (_, edits) => {
    const made = edits.filter(({ changes }) => changes.map(make).every(Boolean));
    for (const { name } of edits) {
      results[name] = made.some((edit) => edit.name === name) ? "green" : "nothing left to change";
    }
    const { output, files } = faultsIn(made);
    // Try each alone to name the bad ones.
    for (const edit of output === "" ? [] : made) {
      restore();
      edit.changes.forEach(make);
      const alone = faultsIn([edit], files).output;
      results[edit.name] = alone === "" ? "green" : "red";
      if (alone !== "") {
        console.log(`${edit.name}:\n${alone}`);
      }
    }
    expect(output).toBe("");
    expect(made.length).toBeGreaterThan(edits.length / 2);
  },
  3_600_000,
);

test.each(wrongEdits)("%s: told with its file and line", (name, change, says) => {
  const [, part] = change;
  const before = readText(`app/content/${change[0]}`);
  expect(make(change)).toBe(true);
  const { isGreen, output: told } = run(process.execPath, ["scripts/records/check.ts"]);
  results[name] = told.trim();
  expect(isGreen).toBe(false);
  const [, file, line, reason] = /^app\/content\/([\w/-]+\.ts):(\d+):? ([^]+)$/.exec(told.trim()) ?? [];
  expect(reason, told).toMatch(says);
  if (part instanceof RegExp) {
    expect(file).toBe(change[0]);
    // A parser reports what is missing where the next token starts.
    expect(Math.abs(Number(line) - before.slice(0, before.search(part)).split("\n").length)).toBeLessThanOrEqual(1);
  }
});
