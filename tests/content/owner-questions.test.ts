/** The list of questions for the owner names places that exist, so that each answer finds its own. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readText, root } from "../architecture/repository-files.ts";

const list = readText("docs/owner-questions.md");
const rows = list
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.includes("---") && !line.includes("| Where the"));

it("every row asks a question and names a file of the content", () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) {
    expect(row, "asks").toMatch(/\?/);
    expect(row, "says where").toMatch(/`[\w/-]+\.ts`/);
  }
});

/** Files may be named without the folder of the one before. */
const folders = ["", "services/", "faqs/", "pages/"];
const fileAt = (name: string) =>
  folders.map((folder) => `app/content/${folder}${name}`).find((path) => existsSync(join(root, path)));

it("every file that it names is there, with every field and heading named beside it", () => {
  const missing = rows.flatMap((row) => {
    const places = row.split("|")[2]?.split("; ") ?? [];
    return places.flatMap((place) => {
      const [, name] = /`([\w/-]+\.ts)`/.exec(place) ?? [];
      if (name === undefined) {
        return [];
      }
      const file = fileAt(name);
      // What numbers.ts and store-rules.ts lack is what the owner is asked for.
      if (file === undefined || /content\/(numbers|rules)\.ts$/.test(file)) {
        return file === undefined ? [`${name} in: ${row}`] : [];
      }
      const text = readText(file);
      const named = [...place.matchAll(/"([^"]+)"|(?<=: .*)`([a-z-]+)`/g)].map(
        ([, heading, field]) => heading ?? field ?? "",
      );
      return named.filter((words) => !text.includes(words)).map((words) => `${name}: ${words}`);
    });
  });
  expect(missing).toEqual([]);
});
