/**
 * A form, two tabs of it, a connection that breaks, a database and a mail provider that refuse, in any order: every text
 * that was answered with success is in the database or in a mail, letter for letter.
 */
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  oneof,
  record,
  string,
  constant,
} from "fast-check";
import { expect, test } from "vitest";
import { sendMessage } from "#app/components/send-message.ts";
import type { ContactSubmission } from "#app/domain/contact-fields.ts";
import { toSubmission } from "#app/domain/contact-fields.ts";
import { cleanText } from "#app/domain/entered-text.ts";
import type { Submission, SubmitResult } from "#app/domain/submit-result.ts";
import { openSqliteD1 } from "../support/sqlite-d1.ts";

interface Content {
  id: string;
  message: string;
}
type MailResult = { ok: true; isUnread?: boolean } | { ok: false; reason: string };
interface OutboxTools {
  db: object;
  send: (message: Content) => Promise<MailResult>;
  now: () => Date;
  log: object;
}
interface SubmitTools extends OutboxTools {
  verifyCaptcha: (token: string) => Promise<{ ok: true; isTestingKey: false }>;
  isWithinRateLimit: () => Promise<boolean>;
  storeTimeoutMs: number;
  waitUntil: (work: Promise<unknown>) => void;
  pause: (ms: number) => Promise<void>;
}

// By a name that the compiler does not follow: the types of the tests and of workerd do not go together.
const submitModule = "../../workers/contact/submit-message.ts";
const outboxModule = "../../workers/contact/outbox.ts";
const { submitMessage } = (await import(submitModule)) as {
  submitMessage: (submission: ContactSubmission, tools: SubmitTools) => Promise<SubmitResult>;
};
const { drainOutbox } = (await import(outboxModule)) as { drainOutbox: (tools: OutboxTools) => Promise<void> };

const log = { event: () => undefined, warn: () => undefined, error: () => undefined };

/** The server with its database and its mail, both of which can be told to refuse. */
function openServer() {
  let isDatabaseDown = false;
  let mailFault: "ok" | "refuses" | "unread" = "ok";
  let now = Date.parse("2026-11-23T15:00:00Z");
  const goingOn: Array<Promise<unknown>> = [];
  const mailed: string[] = [];
  const { database, db } = openSqliteD1(() => {
    if (isDatabaseDown) {
      throw new Error("D1_ERROR");
    }
  });
  const tools: SubmitTools = {
    db,
    now: () => new Date(now),
    log,
    async send({ message }) {
      if (mailFault === "refuses") {
        return { ok: false, reason: "status 502" };
      }
      // Nobody knows whether it arrives, so here it does not.
      if (mailFault === "unread") {
        return { ok: true, isUnread: true };
      }
      mailed.push(message);
      return { ok: true };
    },
    verifyCaptcha: async () => ({ ok: true, isTestingKey: false }),
    isWithinRateLimit: async () => true,
    storeTimeoutMs: 60_000,
    waitUntil: (work) => goingOn.push(work),
    pause: async () => undefined,
  };
  return {
    submit: (values: Record<string, unknown>) => submitMessage(toSubmission(values), tools),
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
        await drainOutbox(tools);
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
type Server = ReturnType<typeof openServer>;

/** A tab with the form, as contact-form.tsx has it: what the browser really does is in message-sending.desktop.spec.ts. */
function openTab(server: Server, name: string) {
  let tokens = 0;
  let message = "";
  let sending: { values: Record<string, string>; arrive: () => Promise<SubmitResult>; isGone: boolean } | null = null;
  const answered: string[] = [];
  const nextToken = () => {
    tokens += 1;
    return `${name} ${tokens}`;
  };
  let token = nextToken();

  const show = ({ result }: Submission, sent: string) => {
    sending = null;
    if (result?.ok === true) {
      answered.push(sent);
      message = message === sent ? "" : message;
    }
    if (result?.ok === true || (result?.reason !== "network" && result?.reason !== "invalid-fields")) {
      token = nextToken();
    }
  };
  return {
    answered,
    text: () => message,
    type(words: string) {
      message = sending === null ? words : message;
    },
    press() {
      if (sending !== null) {
        return;
      }
      const values = { name: "Ada", email: "ada@visitor.example", phone: "", service: "", message, recaptcha: token };
      let arrival: Promise<SubmitResult> | undefined;
      sending = { values, isGone: false, arrive: () => (arrival ??= server.submit(values)) };
    },
    async arrive() {
      await sending?.arrive();
    },
    /** The answer comes, or the connection breaks before it does. */
    async end(isCut: boolean) {
      if (sending === null) {
        return;
      }
      const { values, arrive } = sending;
      const form = new FormData();
      for (const [field, value] of Object.entries(values)) {
        form.set(field, value);
      }
      const sent = values.message ?? "";
      const send = async () => {
        if (isCut) {
          throw new TypeError("Failed to fetch");
        }
        return { result: await arrive(), values: {} };
      };
      show(await sendMessage(form, send), sent);
    },
    /** What was under way may have arrived or not; the draft is there again. */
    reload() {
      sending = null;
      token = nextToken();
    },
  };
}

const words = oneof(
  string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
  constantFrom("Two boxes", "Two boxes, please", "Line one\r\nline two", "slide\u000btext", " spaces around "),
);
const step = oneof(
  { weight: 3, arbitrary: record({ what: constant("type" as const), words }) },
  { weight: 4, arbitrary: record({ what: constant("press" as const) }) },
  { weight: 2, arbitrary: record({ what: constant("arrive" as const) }) },
  { weight: 4, arbitrary: record({ what: constant("end" as const), isCut: boolean() }) },
  { weight: 1, arbitrary: record({ what: constant("reload" as const) }) },
  {
    weight: 2,
    arbitrary: record({
      what: constant("faults" as const),
      isDown: boolean(),
      mail: constantFrom("ok" as const, "refuses" as const, "unread" as const),
    }),
  },
  { weight: 1, arbitrary: record({ what: constant("wait" as const), minutes: integer({ min: 1, max: 15 }) }) },
);
test("200 random schedules: no text that was answered with success is lost, and no other text leaves the form", async () => {
  let answers = 0;
  await assert(
    asyncProperty(
      array(record({ tab: integer({ min: 0, max: 1 }), step }), { minLength: 40, maxLength: 80 }),
      async (schedule) => {
        const server = openServer();
        const tabs = [openTab(server, "first"), openTab(server, "second")] as const;
        for (const { tab: index, step: now } of schedule) {
          const tab = tabs[index === 0 ? 0 : 1];
          const before = tab.text();
          const answersBefore = tab.answered.length;
          switch (now.what) {
            case "type":
              tab.type(now.words);
              break;
            case "end":
              await tab.end(now.isCut);
              break;
            case "faults":
              server.setFaults(now.isDown, now.mail);
              break;
            case "wait":
              server.passTime(now.minutes);
              break;
            case "press":
            case "arrive":
            case "reload":
              await tab[now.what]();
              break;
          }
          if (now.what !== "type" && tab.answered.length === answersBefore) {
            expect(tab.text()).toBe(before);
          }
        }
        await server.settle();
        const kept = server.kept();
        for (const text of tabs.flatMap(({ answered }) => answered)) {
          answers += 1;
          expect(kept).toContain(cleanText(text).trim());
        }
        expect(server.unsent()).toEqual([]);
      },
    ),
    { numRuns: 200, seed: 20_261_122 },
  );
  expect(answers, "texts that were answered with success").toBeGreaterThan(200);
});
