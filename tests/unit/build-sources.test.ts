/** When a build is made anew: whenever something that goes into it is different, and only then. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digestOfSources } from "../../scripts/build.mjs";

let project = "";

const write = (path: string, text: string) => {
  mkdirSync(join(project, path, ".."), { recursive: true });
  writeFileSync(join(project, path), text);
};
const digest = (variables = {}) => digestOfSources(project, variables);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "build-sources-"));
  write("app/content/site.ts", "one");
  write("public/logo.svg", "two");
  write("vite.config.ts", "three");
  write("package-lock.json", "four");
});

afterEach(() => rmSync(project, { recursive: true }));

test("the same files make the same build, wherever they lie", () => {
  const first = digest();
  const elsewhere = `${project}-moved`;
  renameSync(project, elsewhere);
  project = elsewhere;

  expect(digest()).toBe(first);
});

test.each<[string, () => void]>([
  ["a changed record", () => write("app/content/site.ts", "ONE")],
  ["a new file", () => write("workers/api/new.ts", "")],
  ["a new configuration", () => write("tailwind.config.ts", "")],
  ["other packages", () => write("package-lock.json", "4")],
  ["a local secret", () => write(".dev.vars", "KEY=1")],
  ["a renamed file", () => renameSync(join(project, "public/logo.svg"), join(project, "public/mark.svg"))],
  ["a file that is gone", () => rmSync(join(project, "public/logo.svg"))],
  ["text that moved to another file", () => (write("public/logo.svg", "twothree"), write("vite.config.ts", ""))],
])("%s asks for a new build", (_, change) => {
  const before = digest();
  change();

  expect(digest()).not.toBe(before);
});

test("the build for production is another one", () => {
  expect(digest({ CLOUDFLARE_ENV: "production" })).not.toBe(digest());
});

test.each(["README.md", "tests/unit/a.test.ts", "docs/design.md", "build/client/a.js", "output.log", ".wrangler/x"])(
  "%s changes no build",
  (path) => {
    const before = digest({ PATH: "/bin" });
    write(path, "anything");

    expect(digest({ PATH: "/usr/bin" })).toBe(before);
  },
);
