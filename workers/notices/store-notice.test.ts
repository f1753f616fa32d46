/** While D1 fails, pages keep the last known notice until it ends. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Notice } from "#app/notices/notice.ts";
import { openDatabase } from "../../tests/support/sqlite-d1.ts";

type Answer = Notice | null | { later: Promise<Notice | null> };
interface Module {
  readNotice: (dependencies: object) => Promise<Answer>;
}
// A variable hides the import from the compiler: test and workerd types conflict.
const noticeModule = "./store-notice.ts";

const morning = Date.parse("2026-12-01T14:00:00Z");
const minute = 60_000;
const hour = 60 * minute;
const giveUpMs = 4000;
const at = (ms: number) => new Date(morning + ms).toISOString();

beforeEach(() => vi.useFakeTimers({ now: morning }));
afterEach(() => vi.useRealTimers());

function openStore() {
  const database = openDatabase();
  let mode: "ok" | "refuses" | "hangs" = "ok";
  let asked = 0;
  const all = async (sql: string, values: string[]) => {
    asked += 1;
    if (mode === "hangs") {
      await new Promise(() => undefined);
    }
    if (mode === "refuses") {
      throw new Error("D1_ERROR: Network connection lost.");
    }
    return { results: database.prepare(sql).all(...values) };
  };
  const cached = new Map<string, { text: string; until: number }>();
  const dependencies = {
    db: { prepare: (sql: string) => ({ bind: (...values: string[]) => ({ all: () => all(sql, values) }) }) },
    cache: {
      match: async (key: string) => {
        const entry = cached.get(key);
        return entry !== undefined && Date.now() < entry.until ? new Response(entry.text) : undefined;
      },
      put: async (key: string, response: Response) => {
        const seconds = Number(/max-age=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1]);
        cached.set(key, { text: await response.text(), until: Date.now() + seconds * 1000 });
      },
    },
    origin: "https://store.example",
    clock: { now: () => new Date(), frozenAt: null },
    timeouts: { notice: giveUpMs, noticeAge: minute },
    log: { error: () => undefined },
    waitUntil: () => undefined,
  };
  return {
    add: (text: string, starts: number, ends: number) =>
      database
        .prepare("insert into notices (text, starts_at, ends_at, closes_store) values (?, ?, ?, 1)")
        .run(text, at(starts), at(ends)),
    endAll: () => database.exec("delete from notices"),
    turn: (next: typeof mode) => (mode = next),
    asked: () => asked,
    async isolate() {
      vi.resetModules();
      const { readNotice } = (await import(noticeModule)) as Module;
      const open = () => readNotice(dependencies);
      const read = async () => {
        const answer = await open();
        if (answer === null || !("later" in answer)) {
          return answer?.text;
        }
        await vi.advanceTimersByTimeAsync(mode === "hangs" ? giveUpMs : 0);
        return (await answer.later)?.text;
      };
      return { open, read, readAt: (ms: number) => (vi.setSystemTime(morning + ms), read()) };
    },
  };
}

test.each(["refuses", "hangs"] as const)(
  "a notice stands until its end while D1 %s, and no longer",
  async (trouble) => {
    const store = openStore();
    store.add("Closed today, snow", -hour, 8 * hour);
    const { read, readAt } = await store.isolate();
    expect(await read()).toBe("Closed today, snow");

    store.turn(trouble);
    for (const passed of [minute, 2 * minute, hour, 7 * hour, 8 * hour - giveUpMs - 1]) {
      expect(await readAt(passed), `${passed} ms later`).toBe("Closed today, snow");
    }
    expect(await readAt(8 * hour)).toBeUndefined();
  },
);

test("one that was yet to come when D1 was last read begins in its time", async () => {
  const store = openStore();
  store.add("Closing at noon", 3 * hour, 5 * hour);
  const { read, readAt } = await store.isolate();
  expect(await read()).toBeUndefined();

  store.turn("refuses");
  expect(await readAt(3 * hour - 1)).toBeUndefined();
  expect(await readAt(3 * hour)).toBe("Closing at noon");
});

test("an isolate that knows nothing takes what another last knew from the edge cache", async () => {
  const store = openStore();
  store.add("Closed today, snow", -hour, 8 * hour);
  await (await store.isolate()).read();

  store.turn("refuses");
  const { readAt } = await store.isolate();
  expect(await readAt(5 * hour)).toBe("Closed today, snow");
});

test.each([1, 0])("of %d notices each isolate reads, and D1 is asked once in a minute", async (count) => {
  const store = openStore();
  Array.from({ length: count }, () => store.add("Closed today, snow", -hour, 8 * hour));
  for (const { readAt } of [await store.isolate(), await store.isolate()]) {
    expect(await readAt(minute / 2)).toBe(count === 0 ? undefined : "Closed today, snow");
  }
  expect(store.asked()).toBe(1);
});

test("a database in trouble is asked now and then, and believed as soon as it answers", async () => {
  const store = openStore();
  store.add("Closed today, snow", -hour, 8 * hour);
  const { read, readAt } = await store.isolate();
  await read();
  store.turn("refuses");
  for (let second = 60; second < 120; second += 1) {
    await readAt(second * 1000);
  }
  expect(store.asked()).toBeLessThanOrEqual(1 + 6);

  store.turn("ok");
  store.endAll();
  store.add("Open again", 0, 8 * hour);
  expect(await readAt(130_000)).toBe("Open again");
});

test("ten pages in five seconds ask a D1 that hangs once, and nine of them at once know that there is no notice", async () => {
  const store = openStore();
  store.turn("hangs");
  const { open } = await store.isolate();
  const answers: unknown[] = [];
  for (let page = 0; page < 10; page += 1) {
    answers.push(await open());
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(answers).toEqual([{ later: expect.any(Promise) }, ...Array.from({ length: 9 }, () => null)]);
  expect(store.asked()).toBe(1);
});

test("many that are over or to come do not push out the one that stands", async () => {
  const store = openStore();
  store.add("Standing", -30 * 24 * hour, hour);
  for (let day = 1; day <= 25; day += 1) {
    store.add(`${day} days ago`, -day * 24 * hour, -hour);
    store.add(`In ${day} days`, day * 24 * hour, (day + 1) * 24 * hour);
  }

  expect(await (await store.isolate()).read()).toBe("Standing");
});
