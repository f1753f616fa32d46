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

// A variable hides the import from the compiler: test and workerd types conflict.
const outboxModule = "../../workers/contact/outbox.ts";
export const { drainOutbox } = (await import(outboxModule)) as {
  drainOutbox: (dependencies: OutboxDependencies) => Promise<void>;
};

export const log = { event: () => undefined, warn: () => undefined, error: () => undefined };
