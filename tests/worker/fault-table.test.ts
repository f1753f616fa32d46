/**
 * What a visitor is told and what becomes of the message, fault by fault, through every door: the API,
 * the form as a document, the form by the client router. Afterwards the faults clear and the cron runs.
 */
import { expect, test, vi } from "vitest";
import { readProblem } from "../support/api-answers.ts";
import { useSite, type Fault } from "../support/harness.ts";
import { contactEntries, mailSettled, makeMailDue, storedMessages, type Fields } from "../support/messages.ts";
import { decodeData } from "../support/router-data.ts";
import { shortTimeouts as timeouts } from "../support/times.ts";
import type { Conditions } from "../support/test-worker.ts";
import { textsWithRole } from "../support/page-text.ts";

const site = useSite({ vars: { TIMEOUTS_MS: timeouts } });

const answers = {
  accepted: { status: 201, text: "✅ Message sent successfully! We'll get back to you soon." },
  unavailable: { status: 503, text: "⚠️ Something went wrong. Please try again later." },
} as const;
type Answer = keyof typeof answers;

interface FaultCase {
  faults: { mail?: Fault; captcha?: Fault; database?: Conditions["database"] };
  answer: Answer;
  /** Once the answer is there and the first try has ended. `rows` says how each row's mail stands. */
  first: { rows: "none" | "pending" | "sent"; mails: 0 | 1; error?: RegExp };
  /** When the faults have cleared and the cron has run. */
  atLast: { rows: "none" | "sent"; mails: 0 | 1; error?: RegExp };
  /** Milliseconds before which nobody was given up. */
  notBefore?: number;
}

const retried = { rows: "sent", mails: 1 } as const;
const nothing = { rows: "none", mails: 0 } as const;
const mailOnly = { rows: "none", mails: 1 } as const;

const table: Record<string, FaultCase> = {
  "no fault": { faults: {}, answer: "accepted", first: { rows: "sent", mails: 1 }, atLast: retried },

  "mail 500": fails({ mail: "500" }, /500/),
  "mail 2xx with a failed recipient": fails({ mail: "refused" }, /recipient failed/),
  "mail refuses the address for answers": {
    faults: { mail: "refuses-reply-to" },
    answer: "accepted",
    first: { rows: "sent", mails: 1 },
    atLast: retried,
  },
  "mail taken, its answer cut": {
    faults: { mail: "unread" },
    answer: "accepted",
    first: { rows: "sent", mails: 1, error: /unreadable/ },
    atLast: { ...retried, error: /unreadable/ },
  },
  "mail timeout": fails({ mail: "timeout" }, /timeout/i),

  "D1 refuses writes": {
    faults: { database: "refuse-writes" },
    answer: "accepted",
    first: mailOnly,
    // Its row comes as soon as D1 takes it, and is not mailed again.
    atLast: retried,
  },
  "D1 refuses everything": {
    faults: { database: "refuse-all" },
    answer: "accepted",
    first: mailOnly,
    // Its row comes as soon as D1 takes it, and is not mailed again.
    atLast: retried,
  },
  "D1 slow": { faults: { database: "slow" }, answer: "accepted", first: { rows: "sent", mails: 1 }, atLast: retried },
  // D1 has its time, then the mail; the row that comes after all is not mailed again.
  "D1 hangs": {
    faults: { database: "hang" },
    answer: "accepted",
    first: mailOnly,
    atLast: retried,
    // The page that answers the form waits for its notice, too.
    notBefore: timeouts.store,
  },

  "siteverify 500": lost({ captcha: "500" }),
  "siteverify timeout": { ...lost({ captcha: "timeout" }), notBefore: timeouts.captcha },
  "siteverify and D1 both down": lost({ captcha: "500", database: "refuse-all" }),

  "D1 and mail 500": lost({ database: "refuse-writes", mail: "500" }),
  // Nobody knows whether it arrives, and there is no row to fall back on.
  "D1 and mail taken, its answer cut": {
    ...lost({ database: "refuse-writes", mail: "unread" }),
    first: mailOnly,
    atLast: mailOnly,
  },
  "D1 refuses and mail timeout": {
    ...lost({ database: "refuse-writes", mail: "timeout" }),
    notBefore: timeouts.mail,
  },
};

/** Stored, not mailed yet, mailed later. */
function fails(faults: FaultCase["faults"], error: RegExp): FaultCase {
  return { faults, answer: "accepted", first: { rows: "pending", mails: 0, error }, atLast: retried };
}

/** Nothing was taken, and the visitor knows. */
function lost(faults: FaultCase["faults"]): FaultCase {
  return { faults, answer: "unavailable", first: nothing, atLast: nothing };
}

/** One message through each door at once; the message names its door. */
const doors: Record<string, (fields: Fields, answer: Answer) => Promise<void>> = {
  async API(fields, answer) {
    const response = await site.postJson("/api/contact", fields);
    const { status, text } = answers[answer];
    if (answer === "accepted") {
      expect([response.status, await response.json()]).toEqual([status, { ok: true }]);
      return;
    }
    expect(await readProblem(response, status)).toEqual({ ok: false, code: answer, message: text });
  },
  async form(fields, answer) {
    const response = await site.postForm("/contact-us", fields);
    const { status, text } = answers[answer];
    expect(response.status).toBe(answer === "accepted" ? 200 : status);
    const said = textsWithRole(await response.text(), answer === "accepted" ? "status" : "alert");
    // What failed goes on with the other ways to reach the store.
    expect(said).toEqual([answer === "accepted" ? text : expect.stringContaining(`${text} You can also call`)]);
  },
  async router(fields, answer) {
    const response = await site.postForm("/contact-us.data", fields);
    expect(response.status).toBe(answer === "accepted" ? 200 : answers[answer].status);
    const result = answer === "accepted" ? { ok: true } : { ok: false, reason: answer };
    expect(await decodeData(response)).toMatchObject({ data: { result } });
  },
};
const doorNames = Object.keys(doors);

async function expectStored({ rows, mails, error }: FaultCase["first"]): Promise<void> {
  const stored = await storedMessages(site.db());
  expect(stored.map(({ message }) => message).toSorted()).toEqual(rows === "none" ? [] : doorNames.toSorted());
  for (const row of stored) {
    expect(row).toMatchObject({ mail_status: rows, mail_error: error ? expect.stringMatching(error) : null });
  }
  const mailed = (await site.mails()).map(({ content }) => doorNames.filter((name) => says(content, name)));
  expect(mailed.flat().toSorted()).toEqual(mails === 0 ? [] : doorNames.toSorted());
}

const says = (content: Array<{ value: string }>, message: string) =>
  content.some(({ value }) => value.startsWith(`${message}\n\n`));

test.each(Object.entries(table))("%s", async (_, { faults, answer, first, atLast, notBefore = 0 }) => {
  const { database = "ok", ...outside } = faults;
  await site.setFaults(outside);
  await site.setConditions({ database });
  const started = performance.now();
  await Promise.all(Object.entries(doors).map(([message, send]) => send(contactEntries({ message }), answer)));
  const elapsed = performance.now() - started;
  expect(elapsed, "milliseconds until the last answer").toBeGreaterThanOrEqual(notBefore);
  await mailSettled(site.db());
  await expectStored(first);

  await site.setFaults({ mail: "ok", captcha: "ok" });
  await site.setConditions({ database: "ok" });
  // A row that D1 held back comes now.
  await vi.waitFor(
    async () => expect(await storedMessages(site.db())).toHaveLength(atLast.rows === "none" ? 0 : doorNames.length),
    {
      timeout: 60_000,
    },
  );
  await mailSettled(site.db());
  await makeMailDue(site.db());
  await Promise.all([site.runCron("outbox"), site.runCron("outbox")]);
  await expectStored(atLast);
});
