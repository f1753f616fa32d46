/** The server of the contact form in this process: the real use case and outbox on SQLite, with a captcha that always passes. */
import type { Entries } from "#app/contact/fields.ts";
import type { SubmitResult } from "#app/contact/outcome.ts";
import { openSqliteD1 } from "./sqlite-d1.ts";

interface Content {
  id: string;
  message: string;
}
type MailResult = { ok: true; isUnread?: boolean } | { ok: false; reason: string };
export interface OutboxDependencies {
  db: object;
  send: (message: Content) => Promise<MailResult>;
  now: () => Date;
  log: object;
}
interface SubmitDependencies extends OutboxDependencies {
  verifyCaptcha: (token: string) => Promise<{ ok: true; isTestingKey: false }>;
  isWithinLimit: () => Promise<boolean>;
  storeTimeoutMs: number;
  waitUntil: (work: Promise<unknown>) => void;
  pause: (ms: number) => Promise<void>;
}

// By a name that the compiler does not follow: the types of the tests and of workerd do not go together.
const submitModule = "../../workers/contact/submit-message.ts";
const outboxModule = "../../workers/contact/outbox.ts";
const { submitMessage } = (await import(submitModule)) as {
  submitMessage: (entries: Entries, dependencies: SubmitDependencies) => Promise<SubmitResult>;
};
export const { drainOutbox } = (await import(outboxModule)) as {
  drainOutbox: (dependencies: OutboxDependencies) => Promise<void>;
};

export const log = { event: () => undefined, warn: () => undefined, error: () => undefined };

/** The server with its database and its mail, both of which can be told to refuse. */
export function openMessageServer(changes: Partial<SubmitDependencies> = {}) {
  let isDatabaseDown = false;
  let mailFault: "ok" | "refuses" | "unread" | "throws" = "ok";
  let now = Date.parse("2026-11-23T15:00:00Z");
  const goingOn: Array<Promise<unknown>> = [];
  const mailed: string[] = [];
  const { database, db } = openSqliteD1(() => {
    if (isDatabaseDown) {
      throw new Error("D1_ERROR");
    }
  });
  const dependencies: SubmitDependencies = {
    db,
    now: () => new Date(now),
    log,
    async send({ message }) {
      if (mailFault === "refuses") {
        return { ok: false, reason: "status 502" };
      }
      if (mailFault === "throws") {
        throw new Error("The mail could not be made.");
      }
      // Such a mail may or may not arrive; here it does not.
      if (mailFault === "unread") {
        return { ok: true, isUnread: true };
      }
      mailed.push(message);
      return { ok: true };
    },
    verifyCaptcha: async () => ({ ok: true, isTestingKey: false }),
    isWithinLimit: async () => true,
    storeTimeoutMs: 60_000,
    waitUntil: (work) => goingOn.push(work),
    pause: async () => undefined,
    ...changes,
  };
  return {
    submit: (entries: Entries) => submitMessage(entries, dependencies),
    setFaults(database_: boolean, mail: typeof mailFault) {
      isDatabaseDown = database_;
      mailFault = mail;
    },
    passTime: (minutes: number) => {
      now += minutes * 60_000;
    },
    /** All that was going on has ended, and every mail that was due has gone out. */
    async settle() {
      isDatabaseDown = false;
      mailFault = "ok";
      for (let run = 0; run < 20; run += 1) {
        await Promise.all(goingOn.splice(0));
        now += 61 * 60_000;
        await drainOutbox(dependencies);
      }
    },
    kept: () =>
      new Set([
        ...mailed,
        ...database
          .prepare("select message from contact_messages")
          .all()
          .map((row) => row.message),
      ]),
    unsent: () => database.prepare("select id from contact_messages where mail_status <> 'sent'").all(),
  };
}
export type MessageServer = ReturnType<typeof openMessageServer>;
