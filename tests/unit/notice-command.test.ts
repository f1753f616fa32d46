/** It writes exactly what it shows, and nothing it can't parse. */
import { expect, test } from "vitest";
import { endNotice, listNotices, writeNotice } from "../../scripts/notice.mjs";
import { askOf, openDatabase } from "../support/sqlite-d1.ts";

/** On a Sunday, 3:20 PM at the store. */
function openNotices(confirm = async (_question: string) => false) {
  const database = openDatabase();
  const said: string[] = [];
  return {
    ask: askOf(database),
    now: new Date("2026-11-22T20:20:00Z"),
    isRemote: true,
    say: (line: string) => void said.push(line),
    confirm,
    text: () => said.join("\n"),
    notices: () => database.prepare("select text, starts_at, ends_at, closes_store from notices").all(),
    database,
  };
}

/** With shell and SQL metacharacters. */
const text = `Closed: it's "snow" \\ $HOME; drop table notices; -- 🎄`;
const snow = { text, until: "5pm" };
const evening = { text: "Open till 8", from: "dec 24 9am", until: "8pm", yes: true };

test("writes what it has shown and was told to, in UTC", async () => {
  const command = openNotices();
  await writeNotice({ ...snow, "closes-store": true, yes: true }, command);

  expect(command.notices()).toEqual([
    { text, starts_at: "2026-11-22T20:20:00.000Z", ends_at: "2026-11-22T22:00:00.000Z", closes_store: 1 },
  ]);
  expect(command.text()).toContain(text);
  expect(command.text()).toMatch(/until\s+Sun, Nov 22, 2026, 5:00 PM EST/);
  expect(command.text()).toContain("The open signs say Closed.");
  expect(command.text()).toMatch(/To end it early: npm run notice -- --remote --end 1$/);
});

test.each([
  ["a time without a day belongs to the day of the start", evening, "2026-12-25T01:00:00.000Z"],
  ["a day alone lasts through it", { text: "Repairs", until: "friday", yes: true }, "2026-11-28T04:59:00.000Z"],
  ["a date with one digit does, too", { text: "Repairs", until: "Jan 1", yes: true }, "2027-01-02T04:59:00.000Z"],
])("an end: %s", async (_, notice, ends_at) => {
  const command = openNotices();
  await writeNotice(notice, command);
  expect(command.notices()).toMatchObject([{ ends_at, closes_store: 0 }]);
});

test.each([
  ["yes", true, 1],
  ["no", false, 0],
])("asked and told %s, after all was shown", async (_, answer, written) => {
  const command = openNotices(async () => {
    expect(command.text()).toContain("5:00 PM");
    expect(command.notices()).toEqual([]);
    return answer;
  });
  await writeNotice(snow, command);

  expect(command.notices()).toHaveLength(written);
  expect(command.text().includes("Nothing was written.")).toBe(!answer);
});

test.each<[name: string, notice: Parameters<typeof writeNotice>[0], problem: RegExp]>([
  ["161 characters", { text: "x".repeat(161), until: "5pm" }, /this one has 161/],
  ["no text", { until: "5pm" }, /1 to 160 characters/],
  ["no end", { text: "Closed" }, /--until "5pm"/],
  ["an end that is over", { text: "Closed", from: "2026-11-01 13:00", until: "2026-11-01 17:00" }, /already over/],
  ["an end before the start", { text: "Closed", from: "tomorrow 9am", until: "today" }, /Name the day/],
  ["a range", { text: "Closed", until: "monday to friday" }, /not a time/],
  ...["monday morning", "tonight", "5:30", "tomorrow 5:30", "friday midnight", "next week", "december 2026"].map(
    (until): [string, Parameters<typeof writeNotice>[0], RegExp] => [
      until,
      { text: "Closed", until },
      /is read as 2026-\d\d-\d\d, without an exact time/,
    ],
  ),
])("%s: nothing is written, and it says why", async (_, notice, problem) => {
  const command = openNotices();
  await expect(writeNotice({ yes: true, ...notice }, command)).rejects.toThrow(problem);
  expect(command.notices()).toEqual([]);
});

test("lists what stands and what is to come, and ends each", async () => {
  const command = openNotices();
  await writeNotice({ ...snow, yes: true }, command);
  await writeNotice(evening, command);
  command.database.exec(
    "insert into notices (text, starts_at, ends_at) values ('Past', '2026-01-01 00:00', '2026-01-02 00:00')",
  );
  listNotices(command);
  expect(command.text()).toContain("now until Sun, Nov 22, 2026, 5:00 PM EST");
  expect(command.text()).toContain(`2  "Open till 8"\n   from Thu, Dec 24, 2026, 9:00 AM EST`);
  expect(command.text()).not.toContain("Past");

  endNotice("1", command);
  endNotice("2", command);
  expect(() => endNotice("3", command)).toThrow("There is no notice 3");
  expect(command.notices()).toMatchObject([{ text: "Past" }]);
  listNotices(command);
  expect(command.text()).toMatch(/No current or coming notices on the real site\.$/);
});
