/** The outbox in this process, for tests that run it on SQLite. */
interface Content {
  id: string;
  message: string;
}
export interface OutboxDependencies {
  db: object;
  send: (message: Content) => Promise<{ ok: true } | { ok: false; reason: string }>;
  now: () => Date;
  log: object;
}

// By a name that the compiler does not follow: the types of the tests and of workerd do not go together.
const outboxModule = "../../workers/contact/outbox.ts";
export const { drainOutbox } = (await import(outboxModule)) as {
  drainOutbox: (dependencies: OutboxDependencies) => Promise<void>;
};

export const log = { event: () => undefined, warn: () => undefined, error: () => undefined };
