/** `npm run notice`: what it shows is what it writes, and what it cannot read it does not write. */
import type { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { runNotice, type NoticeOptions, type NoticeDependencies } from "../../scripts/notice/notice.ts";
import { openDatabase } from "../support/sqlite-d1.ts";

let database: DatabaseSync;
let said: string[];
let now: Date;

beforeEach(() => {
  database = openDatabase();
  said = [];
  // A Sunday, 3:20 in the afternoon at the store.
  now = new Date("2026-11-22T20:20:00Z");
});

const notices = () => database.prepare("select text, starts_at, ends_at, closes_store from notices").all();

async function run(options: Partial<NoticeOptions>, confirm: NoticeDependencies["confirm"] = null): Promise<string> {
  const ask = (statements: string[]) => statements.map((sql) => database.prepare(sql).all());
  const dependencies = { ask, now, isRemote: true, say: (line: string) => void said.push(line), confirm };
  await runNotice({ words: [], ...options }, dependencies);
  return said.join("\n");
}

/** With signs that a shell or SQL would take for their own. */
const text = `Closed: it's "snow" \\ $HOME; drop table notices; -- 🎄`;
const snow = { words: [text], until: "5pm" };

test("writes what it has shown and was told to, in UTC", async () => {
  const shown = await run({ ...snow, "closes-store": true, yes: true });

  expect(notices()).toEqual([
    {
      text,
      starts_at: "2026-11-22T20:20:00.000Z",
      ends_at: "2026-11-22T22:00:00.000Z",
      closes_store: 1,
    },
  ]);
  expect(shown).toContain(text);
  expect(shown).toMatch(/until\s+Sun, Nov 22, 2026, 5:00 PM EST/);
  expect(shown).toContain("The open signs say Closed.");
  expect(shown).toMatch(/To end it early: npm run notice -- --remote --end 1$/);
});

test("an end without a day belongs to the day of the start", async () => {
  await run({ words: ["Open till 8"], from: "dec 24 9am", until: "8pm", yes: true });

  expect(notices()).toMatchObject([
    { starts_at: "2026-12-24T14:00:00.000Z", ends_at: "2026-12-25T01:00:00.000Z", closes_store: 0 },
  ]);
});

test("an end that is a day alone lasts through that day", async () => {
  await run({ words: ["Closed for repairs"], until: "friday", yes: true });

  expect(notices()).toMatchObject([{ ends_at: "2026-11-28T05:00:00.000Z" }]);
});

test.each([
  ["yes", true, 1],
  ["no", false, 0],
])("asked and told %s, after all was shown", async (_, answer, written) => {
  let shownBefore = "";
  await run(snow, async () => {
    shownBefore = said.join("\n");
    expect(notices()).toEqual([]);
    return answer;
  });

  expect(shownBefore).toContain("5:00 PM");
  expect(notices()).toHaveLength(written);
  expect(said.join("\n").includes("Nothing was written.")).toBe(!answer);
});

test.each<[name: string, options: Partial<NoticeOptions>, problem: RegExp]>([
  ["161 characters", { words: ["x".repeat(161)], until: "5pm" }, /this one has 161/],
  ["a text without quotes", { words: ["Closed", "today"], until: "5pm" }, /in quotes/],
  ["no end", { words: ["Closed"] }, /--until "5pm"/],
  ["an end that is over", { words: ["Closed"], until: "9am" }, /9:00 AM EST, which is not after its start/],
  ["an end before the start", { words: ["Closed"], from: "tomorrow 9am", until: "today" }, /Name the day/],
  ["an unreadable end", { words: ["Closed"], until: "5" }, /morning or the evening/],
  ["nobody to ask", snow, /--yes/],
  ["two things at once", { ...snow, list: true }, /one thing at a time/],
])("%s: nothing is written, and it says why", async (_, options, problem) => {
  const yes = options !== snow;
  await expect(run({ yes, ...options })).rejects.toThrow(problem);
  expect(notices()).toEqual([]);
});

test("lists what stands and what is to come, and ends each", async () => {
  await run({ ...snow, yes: true });
  await run({ words: ["Open till 8"], from: "dec 24 9am", until: "8pm", yes: true });
  database.exec(
    "insert into notices (text, starts_at, ends_at) values ('Past', '2026-01-01 00:00', '2026-01-02 00:00')",
  );
  now = new Date("2026-11-22T21:00:00Z");
  said = [];
  const listed = await run({ list: true });
  expect(listed).toContain("now until Sun, Nov 22, 2026, 5:00 PM EST");
  expect(listed).toContain("Open till 8");
  expect(listed).not.toContain("Past");

  await run({ end: "1" });
  await run({ end: "2" });
  await expect(run({ end: "3" })).rejects.toThrow("There is no notice 3");
  expect(notices()).toMatchObject([{ text: "Past" }]);
  said = [];
  expect(await run({ list: true })).toBe("No current or coming notices on the real site.");
});
