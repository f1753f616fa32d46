/** The list of questions for the owner names places that exist, so that each answer finds its own. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readText, root } from "../architecture/repository-files.ts";

const list = readText("docs/owner-questions.md");
/** "- A question?" and, in the line below, where its answer goes. */
const entries = [...list.matchAll(/^- (.+)\n {2}(.+)$/gm)].map(([, question = "", places = ""]) => ({
  question,
  places,
}));

it("every entry asks a question and names a file of the content", () => {
  expect(entries.length).toBeGreaterThan(40);
  expect(entries).toHaveLength(list.match(/^- /gm)?.length ?? 0);
  for (const { question, places } of entries) {
    expect(question, "asks").toMatch(/\?$/);
    expect(places, "says where").toMatch(/`[\w/-]+\.ts`/);
  }
});

/** Files may be named without the folder of the one before. */
const folders = ["", "services/", "faqs/", "pages/"];
const fileAt = (name: string) =>
  folders.map((folder) => `app/content/${folder}${name}`).find((path) => existsSync(join(root, path)));

it("every file that it names is there, with every field and heading named beside it", () => {
  const missing = entries.flatMap(({ question, places }) =>
    places.split("; ").flatMap((place) => {
      const [, name] = /`([\w/-]+\.ts)`/.exec(place) ?? [];
      if (name === undefined) {
        return [];
      }
      const file = fileAt(name);
      // What numbers.ts and store-rules.ts lack is what the owner is asked for.
      if (file === undefined || /content\/(numbers|store-rules)\.ts$/.test(file)) {
        return file === undefined ? [`${name} in: ${question}`] : [];
      }
      const text = readText(file);
      const named = [...place.matchAll(/"([^"]+)"|(?<=: .*)`([a-z-]+)`/g)].map(
        ([, heading, field]) => heading ?? field ?? "",
      );
      return named.filter((words) => !text.includes(words)).map((words) => `${name}: ${words}`);
    }),
  );
  expect(missing).toEqual([]);
});
