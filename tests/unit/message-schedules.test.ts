/**
 * A form, two tabs of it, a connection that breaks, a database and a mail provider that refuse, in any order: every text
 * that was answered with success is in the database or in a mail, letter for letter.
 *
 * @module-tag all
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
import { sendMessage } from "#app/contact/send-message.ts";
import { cleanText } from "#app/contact/entered-text.ts";
import type { Submission, SubmitResult } from "#app/contact/outcome.ts";
import { contactExample } from "../support/contact-inputs.ts";
import { openMessageServer, type MessageServer } from "../support/message-server.ts";

/** A tab with the form, as contact-form.tsx has it: what browsers do is in tests/e2e/message.spec.ts. */
function openTab(server: MessageServer, name: string) {
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
      const values = { ...contactExample, message, recaptcha: token };
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
    /** A message under way may have arrived or not; the draft is there again. */
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
      mail: constantFrom("ok" as const, "refuses" as const, "unread" as const, "throws" as const),
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
        const server = openMessageServer();
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
