/** The outbox under the free plan's limit of calls, with a run that dies anywhere: no message lost, none mailed twice in peace. */
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { readText } from "../architecture/repository-files.ts";

interface Tools {
  db: object;
  send: (message: { id: string }) => Promise<{ ok: true }>;
  now: () => Date;
  log: object;
}

// By a name that the compiler does not follow: the types of the tests and of workerd do not go together.
const outboxModule = "../../workers/contact/outbox.ts";
const { drainOutbox } = (await import(outboxModule)) as { drainOutbox: (tools: Tools) => Promise<void> };

const maxCalls = 50;
const log = { event: () => undefined, warn: () => undefined, error: () => undefined };

/** Stands for what ends an invocation: nothing after it runs. */
class Killed extends Error {}

function openOutbox(count: number) {
  const database = new DatabaseSync(":memory:");
  for (const name of ["0001_contact_messages", "0002_notices", "0003_staff_views"]) {
    database.exec(readText(`migrations/${name}.sql`));
  }
  const insert = database.prepare(
    `insert into contact_messages (id, received_at, name, email, message, dedupe_key, mail_next_at)
     values (?1, '2026-11-20T10:00:00.000Z', 'x', 'x@y.example', 'x', ?1, '2026-11-20T10:00:00.000Z')`,
  );
  for (let index = 0; index < count; index += 1) {
    insert.run(`message-${index}`);
  }
  const mailed = new Map<string, number>();
  let now = new Date("2026-11-20T12:00:00Z");
  let calls = 0;
  let killAt = Infinity;
  const call = () => {
    calls += 1;
    if (calls > killAt) {
      throw new Killed();
    }
  };
  // As much of D1 as the outbox uses.
  const statement = (sql: string, values: readonly string[] = []) => {
    const run = async () => {
      call();
      return { results: database.prepare(sql).all(...values) };
    };
    return { bind: (...bound: string[]) => statement(sql, bound), run, all: run };
  };
  const db = { prepare: (sql: string) => statement(sql) };
  return {
    mailed,
    async run(killedAt = Infinity) {
      [calls, killAt] = [0, killedAt];
      const send = async ({ id }: { id: string }) => {
        call();
        mailed.set(id, (mailed.get(id) ?? 0) + 1);
        return { ok: true } as const;
      };
      try {
        await drainOutbox({ db, send, now: () => now, log });
      } catch (error) {
        expect(error).toBeInstanceOf(Killed);
      }
      now = new Date(now.getTime() + 5 * 60_000);
      return calls;
    },
    unsent: () =>
      database.prepare("select count(*) as count from contact_messages where mail_status <> 'sent'").get()?.count,
  };
}

test("200 that are due go out in the end, each once, with fewer than fifty calls a run", async () => {
  const outbox = openOutbox(200);
  const runs: number[] = [];
  while (outbox.unsent() !== 0 && runs.length < 100) {
    runs.push(await outbox.run());
  }

  expect(Math.max(...runs)).toBeLessThan(maxCalls);
  expect(outbox.mailed.size).toBe(200);
  expect([...outbox.mailed.values()].filter((times) => times !== 1)).toEqual([]);
  expect(runs.length).toBe(12);
});

test("a run that dies at any call loses nothing, and mails twice only what it could not write down", async () => {
  for (let killedAt = 0; killedAt <= 24; killedAt += 1) {
    const outbox = openOutbox(20);
    await outbox.run(killedAt);
    for (let runs = 0; outbox.unsent() !== 0 && runs < 10; runs += 1) {
      await outbox.run();
    }

    expect(outbox.unsent(), `killed at call ${killedAt}`).toBe(0);
    expect(outbox.mailed.size).toBe(20);
    const twice = [...outbox.mailed.values()].filter((times) => times > 1);
    expect(twice.length, `mailed twice when killed at call ${killedAt}`).toBeLessThanOrEqual(6);
  }
});
