/**
 * The built Worker as a test sees it. Every test gets an empty database, quiet stand-ins, and a host name and a
 * visitor address of its own, so that neither the edge cache (keyed by origin) nor the rate limit (keyed by address)
 * joins two tests, though many share a server (`site-server.ts`).
 */
import type { DispatchFetch, Response } from "miniflare";
import { parse } from "node-html-parser";
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from "react-router";
import { beforeEach, expect, vi } from "vitest";
import { byField, type ContactMessage } from "#app/contact/fields.ts";
import { contactExample } from "./contact-inputs.ts";
import type { DatabaseMode, DatabaseReport } from "./faulty-d1-worker.ts";
import type { ThrottleMode, ThrottleRequest } from "./faulty-throttle-worker.ts";
import { sharedServer, type Page, type SiteOptions } from "./site-server.ts";

export type { Response } from "miniflare";

/** The host of the local `SITE_ORIGIN`; tests ask under hosts of their own. */
export const configuredHost = "localhost";

const mailCron = "*/5 * * * *";
const retentionCron = "17 8 * * *";

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

/** For tests that wait for deadlines: as short as a busy machine allows, and the same for all, so that they share a server. */
export const shortTimeouts = {
  mail: 2000,
  captcha: 1500,
  store: 1500,
  notice: 2000,
  health: 1000,
  geocoder: 1000,
  geocoderSpacing: 200,
  geocoderQueue: 400,
};

/** Ids of rows that a test wrote by itself: nobody is trying to mail those. */
const seedPrefix = "seed-";

export interface ContactRow extends ContactMessage {
  id: string;
  received_at: string;
  dedupe_key: string;
  mail_status: "pending" | "sent" | "failed";
  mail_attempts: number;
  mail_next_at: string | null;
  mail_error: string | null;
  mailed_at: string | null;
  answered_by: string | null;
  answered_at: string | null;
}

/** A mail as the provider received it (MailChannels' send body), as far as the tests look. */
export interface SentMail {
  from: { email: string; name: string };
  /** Missing where the provider refused the address. */
  reply_to?: { email: string; name: string };
  personalizations: Array<{ to: Array<{ email: string }> }>;
  subject: string;
  content: Array<{ type: string; value: string }>;
  headers: Record<string, string>;
}

export type Fault = "ok" | "400" | "500" | "502" | "timeout" | "garbage" | "refused" | "refuses-reply-to" | "unread";
type StandIn = "mail" | "captcha" | "geocoder";

export type Fields = Record<string, unknown>;
type FetchInit = NonNullable<Parameters<DispatchFetch>[1]>;
type RequestOptions = Omit<FetchInit, "headers"> & { headers?: Record<string, string> };

/** Whether a request can leave anything behind but a line in the log. */
const leavesTraces = (url: URL, method: string) =>
  !["GET", "HEAD"].includes(method) || /^\/(api|stand-ins|faulty-\w+)(\/|$)/.test(url.pathname);

/** The site for the tests of this file; call it once, at the top. */
export function useSite(options: SiteOptions = {}) {
  const server = sharedServer(options);
  let host = "";
  let address = "";

  const origin = () => `http://${host}`;

  const db = () => {
    server().isAsAtFirst = false;
    return server().db;
  };

  /** Asks the site as a visitor's browser does; paths are below this test's origin. */
  const request = (path: string, { headers = {}, ...init }: RequestOptions = {}): Promise<Response> => {
    const url = new URL(path, origin());
    server().isAsAtFirst &&= !leavesTraces(url, init.method ?? "GET");
    const send = () =>
      server().worker.fetch(url, {
        redirect: "manual",
        headers: {
          "cf-connecting-ip": address,
          // Compression would gather what is streamed, and so would the user agent of a machine.
          "accept-encoding": "identity",
          "user-agent": browser,
          ...headers,
        },
        ...init,
      });
    // A stream is read once: whoever sends one makes it anew for each try.
    return init.body instanceof ReadableStream ? send() : untilAnswered(send);
  };

  /** Asks the stand-ins themselves, not through the site. */
  const standIns = (path: string, init?: FetchInit): Promise<Response> => {
    server().isAsAtFirst = false;
    return server().standIns.fetch(`http://stand-ins.test${path}`, init);
  };

  const setFaults = async (faults: Partial<Record<StandIn, Fault>>): Promise<void> => {
    const response = await standIns("/stand-ins/faults", { method: "POST", body: JSON.stringify(faults) });
    expect(response.status).toBe(200);
  };

  const setDatabase = async (mode: DatabaseMode): Promise<void> => {
    const response = await request("/faulty-d1", { method: "POST", body: mode });
    expect(response.status).toBe(200);
  };

  const setThrottle = async (mode: ThrottleMode): Promise<void> => {
    const response = await request("/faulty-throttle", { method: "POST", body: mode });
    expect(response.status).toBe(200);
  };

  /** A token as the local widget makes it: single-use, bound to the configured host and to an action. */
  const freshToken = (claims: Record<string, string> = {}): string =>
    `LOCAL.${encodeURIComponent(JSON.stringify({ hostname: configuredHost, action: "contact", id: crypto.randomUUID(), ...claims }))}`;

  /** Everything the form sends, with a fresh token. */
  const contactFields = (changes: Fields = {}): Fields => ({
    ...contactExample,
    recaptcha: freshToken(),
    website: "",
    ...changes,
  });

  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    request(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: origin(), ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  const postForm = (path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Response> =>
    request(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: origin(), ...headers },
      body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
    });

  const rows = async (): Promise<ContactRow[]> =>
    (await db().prepare("select * from contact_messages order by received_at, rowid").all<ContactRow>()).results;

  const outbox = async (): Promise<SentMail[]> =>
    (await (await standIns("/stand-ins/outbox", { headers: { accept: "application/json" } })).json()) as SentMail[];

  const calls = async (): Promise<Record<StandIn, number>> =>
    (await (await standIns("/stand-ins/calls")).json()) as Record<StandIn, number>;

  /** The first try of every accepted message has ended: it goes on after the answer. */
  const mailSettled = (): Promise<void> =>
    vi.waitFor(
      async () => {
        const underWay = await db()
          .prepare(
            `select id from contact_messages
             where mail_status = 'pending' and mail_error is null and id not like '${seedPrefix}%'`,
          )
          .all();
        expect(underWay.results, "messages whose first mail is still under way").toEqual([]);
      },
      { timeout: 15_000, interval: 10 },
    );

  const run = async (cron: string): Promise<void> => {
    const result = await server().worker.scheduled({ cron });
    expect(result.outcome).toBe("ok");
  };

  const logEntries = () => server().harness.getLogs();

  beforeEach(async () => {
    host = `${crypto.randomUUID()}.test`;
    // A network of its own: limits count by that.
    address = `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
    // Half of the tests only look at pages: nothing has to be put back after those.
    if (!server().isAsAtFirst) {
      if (options.hasFaultyDatabase) {
        await setDatabase("ok");
      }
      if (options.hasFaultyThrottle) {
        await setThrottle("ok");
      }
      await mailSettled();
      await db().batch(["contact_messages", "notices"].map((table) => db().prepare(`delete from ${table}`)));
      await standIns("/stand-ins/reset", { method: "POST" });
      server().isAsAtFirst = true;
    }
    server().harness.clearLogs();
  });

  /** A page as everybody gets it, read once for all files that share the server: for tests that only look. */
  const page = (path: string): Promise<Page> => {
    const { pages, worker } = server();
    let read = pages.get(path);
    if (read === undefined) {
      const url = new URL(path, "http://pages.test");
      read = untilAnswered(() => worker.fetch(url, { headers: { "user-agent": browser } })).then(readPage);
      pages.set(path, read);
    }
    return read;
  };

  return {
    request,
    page,
    origin,
    db,
    freshToken,
    contactFields,
    postJson,
    /** `POST /api/contact` */
    sendJson: (fields: Fields, headers?: Record<string, string>) => postJson("/api/contact", fields, headers),
    postForm,
    /** The form sent without client JavaScript: answered with a page. */
    sendForm: (fields: Fields, headers?: Record<string, string>) => postForm("/contact-us", fields, headers),
    /** The form sent by the client router: answered with data. */
    sendFormByRouter: (fields: Fields, headers?: Record<string, string>) =>
      postForm("/contact-us.data", fields, headers),
    rows,
    /** The one row there is. */
    async onlyRow(): Promise<ContactRow> {
      const [row, ...others] = await rows();
      if (row === undefined || others.length > 0) {
        throw new Error(`Expected one message in the database, found ${row === undefined ? 0 : others.length + 1}.`);
      }
      return row;
    },
    /** Writes a message that was accepted earlier. */
    async seedMessage(changes: Partial<ContactRow> = {}): Promise<ContactRow> {
      const id = `${seedPrefix}${crypto.randomUUID()}`;
      const row: ContactRow = {
        id,
        received_at: new Date().toISOString(),
        ...byField(() => ""),
        name: "Sam Sample",
        email: "sam@visitor.example",
        message: `Message ${id}`,
        dedupe_key: id,
        mail_status: "pending",
        mail_attempts: 1,
        mail_next_at: "2026-01-01T00:00:00.000Z",
        mail_error: null,
        mailed_at: null,
        answered_by: null,
        answered_at: null,
        ...changes,
      };
      const columns = Object.keys(row);
      await db()
        .prepare(`insert into contact_messages (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`)
        .bind(...Object.values(row))
        .run();
      return row;
    },
    outbox,
    calls,
    mailSettled,
    /** Nothing was stored and nobody was mailed. */
    async expectNothingStored(): Promise<void> {
      expect(await rows()).toEqual([]);
      expect(await outbox()).toEqual([]);
      expect((await calls()).mail, "calls of the mail provider").toBe(0);
    },
    setFaults,
    standIns,
    setDatabase,
    setThrottle,
    /** How the site asked for the geocoder's throttle since its mode was last set. */
    throttleRequests: async (): Promise<ThrottleRequest[]> =>
      (await (await request("/faulty-throttle")).json()) as ThrottleRequest[],
    /** The rows that the throttle keeps, as the SQL asks for them. */
    throttleRows: async (sql: string) =>
      (await server().worker.getDurableObjectStorage("GEOCODE_THROTTLE", { name: "site" })).exec(sql),
    /** What the site asked of D1 since its mode was last set. */
    async databaseReport(): Promise<DatabaseReport> {
      return (await (await request("/faulty-d1")).json()) as DatabaseReport;
    },
    /** Makes every undelivered message due now, as time would. */
    async makeMailDue(): Promise<void> {
      await db()
        .prepare("update contact_messages set mail_next_at = '2026-01-01T00:00:00.000Z' where mail_status = 'pending'")
        .run();
    },
    /** Any cron, and how it ended. */
    runCron: async (cron: string): Promise<string> => (await server().worker.scheduled({ cron })).outcome,
    /** The five-minute cron: mails what is due. */
    runMailCron: () => run(mailCron),
    /** The daily cron: deletes what is past its retention time. */
    runRetentionCron: () => run(retentionCron),
    logs: () => logEntries().map(({ message }) => message),
    logEntries,
  };
}

async function readPage(response: Response): Promise<Page> {
  const html = await response.text();
  return { status: response.status, html, root: parse(html) };
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(String(error.cause.code));

/** A refused upload is cut off, sometimes before its sender has read the answer: then it asks again. */
async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
  for (let triesLeft = 10; ; triesLeft -= 1) {
    try {
      return await send();
    } catch (error) {
      if (triesLeft === 0 || !isCutOff(error)) {
        throw error;
      }
    }
  }
}

/** Milliseconds from now as ISO 8601 in UTC, as the database keeps times. */
export const timeFromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => count * minutes(60);
export const days = (count: number): number => count * hours(24);

/** What the client router reads out of a `.data` answer. */
export async function decodeData(response: Response): Promise<unknown> {
  if (response.body === null) {
    throw new Error("The answer has no body.");
  }
  // undici's stream type is Node's own; it is the same object.
  const body = response.body as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
  return (await decodeViaTurboStream(body, globalThis as unknown as Window & typeof globalThis)).value;
}
