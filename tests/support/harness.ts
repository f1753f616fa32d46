/**
 * Every test gets an empty database, faultless stand-ins, and its own host and visitor address, because caches and rate
 * limits of a shared server (`site-server.ts`) are keyed by those.
 */
import { TransformStream } from "node:stream/web";
import { setImmediate } from "node:timers/promises";
import { Response, type DispatchFetch } from "miniflare";
import { parse } from "node-html-parser";
import { afterEach, beforeEach, expect } from "vitest";
import { crons, type CronName } from "#workers/crons.ts";
import { mailSettled } from "./messages.ts";
import { sharedServer, type Page } from "./site-server.ts";
import type { Conditions } from "./test-worker.ts";

export type { Response } from "miniflare";

async function retryOnReset<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  // Otherwise Node reuses a connection that workerd has closed.
  await setImmediate();
  await setImmediate();
  try {
    return await ask();
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (!["ECONNRESET", "UND_ERR_SOCKET"].includes(cause?.code ?? "")) {
      throw error;
    }
    return ask();
  }
}

const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

export interface SentMail {
  from: { email: string; name: string };
  /** Missing if the provider refused the address. */
  reply_to?: { email: string; name: string };
  personalizations: Array<{ to: Array<{ email: string }> }>;
  subject: string;
  content: Array<{ type: string; value: string }>;
  headers: Record<string, string>;
}

export type Fault = "ok" | "400" | "500" | "502" | "timeout" | "garbage" | "refused" | "refuses-reply-to" | "unread";
type StandIn = "mail" | "captcha" | "geocoder";

type FetchInit = NonNullable<Parameters<DispatchFetch>[1]>;
type Headers = Record<string, string>;

export type Site = ReturnType<typeof useSite>;

/** Marks today's staff mails as sent, because the hour decides whether they are due. */
const mailsOfTheDay = `insert or replace into daily_mails (kind, day)
  select k.value, date('now', d.value || ' days')
  from json_each('["reminder", "alert", "cron-alert"]') k, json_each('[-2, -1, 0, 1, 2]') d`;

/** @param usual conditions of every test that sets no others */
export function useSite(usual: Conditions = {}) {
  const shared = sharedServer();
  let host = "";
  let address = "";

  const origin = () => `http://${host}`;

  /** Tests that take the harness may change its state. */
  const server = () => Object.assign(shared(), { isClean: false });

  const responses: Response[] = [];

  const fetch = async (path: string, { headers, ...init }: Omit<FetchInit, "headers"> & { headers?: Headers } = {}) => {
    const isOnlyLooking = ["GET", "HEAD"].includes(init.method ?? "GET") && !path.startsWith("/api");
    // Compression buffers streams, and so does a bot's user agent.
    const always = { "cf-connecting-ip": address, "accept-encoding": "identity", "user-agent": userAgent };
    const { worker } = isOnlyLooking ? shared() : server();
    const answer = await retryOnReset(() =>
      worker.fetch(new URL(path, origin()), { redirect: "manual", headers: { ...always, ...headers }, ...init }),
    );
    // undici cancels an unread body once its response is garbage collected; a pipe keeps it.
    const response = new Response(answer.body?.pipeThrough(new TransformStream()) ?? null, answer);
    responses.push(response);
    return response;
  };

  const post = (path: string, type: string, body: string, headers?: Headers): Promise<Response> =>
    fetch(path, { method: "POST", headers: { "content-type": type, origin: origin(), ...headers }, body });

  const standIns = async (path: string, body?: object): Promise<unknown> => {
    const init = body && { method: "POST", body: JSON.stringify(body) };
    const headers = { accept: "application/json" };
    const response = await retryOnReset(() =>
      server().standIns.fetch(`http://stand-ins.test/stand-ins/${path}`, { headers, ...init }),
    );
    expect(response.status).toBe(200);
    return response.json();
  };

  const setConditions = async (changes: Conditions) => {
    const conditions = JSON.stringify({ ...usual, ...changes });
    // New conditions need fresh limiters.
    if (conditions !== shared().conditions || usual.limitPerMinute !== undefined) {
      const { worker } = shared();
      await retryOnReset(() => worker.fetch("http://test-worker.test/", { method: "POST", body: conditions }));
      shared().conditions = conditions;
    }
  };

  beforeEach(async () => {
    host = `${crypto.randomUUID()}.test`;
    // Limits count by network.
    address = `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
    await setConditions({});
    if (!shared().isClean) {
      const { db } = shared();
      await retryOnReset(() => mailSettled(db));
      const emptied = ["contact_messages", "notices"].map((table) => `delete from ${table}`);
      await db.batch([...emptied, mailsOfTheDay].map((statement) => db.prepare(statement)));
      await standIns("reset", {});
      shared().isClean = true;
    }
    shared().harness.clearLogs();
  });

  // A server waits for unread bodies before it closes.
  afterEach(async () => {
    const unread = responses.splice(0).filter(({ bodyUsed }) => !bodyUsed);
    await Promise.all(unread.map(({ body }) => body?.cancel()));
  });

  return {
    fetch,
    origin,
    server,
    db: () => server().db,
    /** Cached across files; for tests that only read. */
    page: (path: string): Promise<Page> => {
      const { pages, worker, conditions } = shared();
      expect(conditions, "conditions of a page that all share").toBe("{}");
      const url = new URL(path, "http://pages.test");
      const read = pages.get(path) ?? readPage(() => worker.fetch(url, { headers: { "user-agent": userAgent } }));
      pages.set(path, read);
      return read;
    },
    postJson: (path: string, body: unknown, headers?: Headers) =>
      post(path, "application/json", typeof body === "string" ? body : JSON.stringify(body), headers),
    /** A page's address acts as a browser without scripts, `.data` as the client router. */
    postForm: (path: string, fields: Record<string, unknown>, headers?: Headers) => {
      const entries = Object.entries(fields).map(([name, value]) => [name, String(value)]);
      return post(path, "application/x-www-form-urlencoded", new URLSearchParams(entries).toString(), headers);
    },
    mails: () => standIns("outbox") as Promise<SentMail[]>,
    calls: () => standIns("calls") as Promise<Record<StandIn, number>>,
    /** Until the test ends. */
    setConditions,
    setFaults: (faults: Partial<Record<StandIn, Fault>>) => standIns("faults", faults),
    runCron: async (cron: CronName | (string & {}), outcome = "ok"): Promise<void> => {
      const time = crons.find(({ name }) => name === cron)?.time ?? cron;
      expect((await server().worker.scheduled({ cron: time })).outcome).toBe(outcome);
    },
    logs: (level?: "warn") =>
      shared()
        .harness.getLogs()
        .filter((entry) => level === undefined || entry.level === level)
        .map(({ message }) => message),
  };
}

async function readPage(ask: () => Promise<Response>): Promise<Page> {
  const response = await retryOnReset(ask);
  const html = await response.text();
  return { status: response.status, headers: new Headers([...response.headers]), html, root: parse(html) };
}
