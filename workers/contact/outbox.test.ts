/** The cron may die at any call: no message is lost, and without a fault none is mailed twice. */
import { expect, test, vi } from "vitest";
import type { Hours } from "#app/content/schema.ts";
import { drainOutbox, log, type OutboxDependencies } from "../../tests/support/message-server.ts";
import { openSqliteD1 } from "../../tests/support/sqlite-d1.ts";
import { fixtureWeek } from "../../tests/support/store.ts";

interface StaffMailDependencies extends Omit<OutboxDependencies, "send"> {
  hours: Hours;
  sendToStaff: (mail: { subject: string }) => Promise<{ ok: true }>;
  answeredLink: (id: string) => Promise<string>;
}

// A computed name keeps the compiler out: types of Node and of workerd clash.
const staffMailModule = "./staff-mail.ts";
const { staffMails, recordCronRun } = (await import(staffMailModule)) as {
  staffMails: Array<(dependencies: StaffMailDependencies) => Promise<void>>;
  recordCronRun: (db: object, name: "outbox", now: Date) => Promise<void>;
};

const maxCalls = 50;

const hours: Hours = { weekly: fixtureWeek, holidays: [] };

/** Ends the invocation: nothing after it runs. */
class Killed extends Error {}

function openOutbox(count: number, callsPerMail = 1) {
  let calls = 0;
  let killAt = Infinity;
  const call = () => {
    calls += 1;
    if (calls > killAt) {
      throw new Killed();
    }
  };
  const { database, db } = openSqliteD1(call);
  // Makes all three mails to staff due too.
  database.exec("update work_runs set failed_at = '2026-11-20T12:00:00.000Z'");
  const insert = database.prepare(
    `insert into contact_messages (id, received_at, name, email, message, dedupe_key, mail_next_at)
     values (?1, '2026-11-18T10:00:00.000Z', 'x', 'x@y.example', 'x', ?1, '2026-11-18T10:00:00.000Z')`,
  );
  for (let index = 0; index < count; index += 1) {
    insert.run(`message-${index}`);
  }
  const mailed = new Map<string, number>();
  const toStaff: string[] = [];
  // Friday, 10 AM at the store.
  let now = new Date("2026-11-20T15:00:00Z");
  return {
    mailed,
    toStaff,
    /** As in workers/app.ts. */
    async run(killedAt = Infinity) {
      [calls, killAt] = [0, killedAt];
      const send = async ({ id }: { id: string }) => {
        for (let made = 0; made < callsPerMail; made += 1) {
          call();
        }
        mailed.set(id, (mailed.get(id) ?? 0) + 1);
        return { ok: true } as const;
      };
      try {
        await drainOutbox({ db, send, now: () => now, log });
        const sendToStaff = async ({ subject }: { subject: string }) => {
          call();
          toStaff.push(subject);
          return { ok: true } as const;
        };
        for (const mail of staffMails) {
          await mail({ db, hours, now: () => now, log, sendToStaff, answeredLink: async () => "" });
        }
        await recordCronRun(db, "outbox", now);
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

test.each([1, 2])(
  "200 that are due go out in the end, each once, in fewer than fifty calls a run with %i for a mail",
  async (callsPerMail) => {
    const outbox = openOutbox(200, callsPerMail);
    const runs: number[] = [];
    while (outbox.unsent() !== 0 && runs.length < 100) {
      runs.push(await outbox.run());
    }

    expect(Math.max(...runs)).toBeLessThan(maxCalls);
    expect(outbox.mailed.size).toBe(200);
    expect([...outbox.mailed.values()].filter((times) => times !== 1)).toEqual([]);
    expect(outbox.toStaff).toHaveLength(3);
  },
);

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

test("a mail that cannot be made, and a result that is not written at once, have no neighbor mailed again", async () => {
  const call = vi.fn().mockReturnValueOnce(undefined);
  call.mockImplementationOnce(() => {
    throw new Error("D1_ERROR: try again");
  });
  const { database, db } = openSqliteD1(call);
  for (const id of ["one", "odd", "two"]) {
    database.exec(`insert into contact_messages (id, received_at, name, email, message, dedupe_key, mail_next_at)
      values ('${id}', '2026-11-18T10:00:00.000Z', 'x', 'x@y.example', 'x', '${id}', '2026-11-18T10:00:00.000Z')`);
  }
  const mailed: string[] = [];
  const send = async ({ id }: { id: string }) => {
    if (id === "odd") {
      throw new RangeError("Invalid time value");
    }
    mailed.push(id);
    return { ok: true } as const;
  };
  for (const minute of [0, 6]) {
    await drainOutbox({ db, send, now: () => new Date(Date.UTC(2026, 10, 20, 15, minute)), log });
  }
  expect(mailed).toEqual(["one", "two"]);
});
