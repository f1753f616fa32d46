/**
 * Reads the store notice, at most once a minute: kept in the isolate, before that in the edge cache, before that in D1.
 * D1 trouble means no notice, never a broken page.
 */
import { currentNotice, type Notice } from "#app/domain/notice.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

/** While one request of an isolate asks anew, the others go by what is known, for this much longer. */
const renewalMs = 500;
/** How long a page may wait for the edge cache before the notice is streamed in later. */
const atOnceMs = 25;

interface ReadNotices {
  notices: readonly Notice[];
  /** When D1 was asked, in milliseconds since 1970. */
  readAt: number;
}

/** By cache key; in production there is one. */
const remembered = new Map<string, ReadNotices & { goodUntil: number }>();
const maxRemembered = 100;

export interface NoticeTools {
  db: D1Database;
  cache: Cache;
  /** Our own origin: the cache key lives on it. */
  origin: string;
  clock: Clock;
  /** How long a stream stays open for the notice. */
  giveUpMs: number;
  /** How old a notice may be on a page, in milliseconds. */
  maxAgeMs: number;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

interface NoticeRow {
  text: string;
  /** ISO 8601, UTC, as the end: the database reads whatever way of writing it has taken. */
  starts_at: string;
  ends_at: string;
  closes_store: number;
}

/** The notice at once when isolate or edge cache has it, else a promise of it that never rejects. */
export async function readNotice(tools: NoticeTools): Promise<Notice | null | { later: Promise<Notice | null> }> {
  const key = cacheKey(tools);
  const known = recall(key, tools) ?? (await within(atOnceMs, readCache(tools, key), undefined));
  if (known !== undefined) {
    return currentNotice(known.notices, tools.clock.now());
  }
  const fresh = readDatabase(tools)
    .then((read) => {
      remember(key, read, tools);
      tools.waitUntil(writeCache(tools, key, read));
      return currentNotice(read.notices, tools.clock.now());
    })
    .catch((error: unknown) => {
      tools.log.error("notice_not_read", error);
      return null;
    });
  return { later: within(tools.giveUpMs, fresh, null) };
}

function remember(key: string, read: ReadNotices, { maxAgeMs }: NoticeTools): void {
  if (remembered.size >= maxRemembered) {
    remembered.clear();
  }
  remembered.set(key, { ...read, goodUntil: read.readAt + maxAgeMs });
}

function recall(key: string, { maxAgeMs }: NoticeTools): ReadNotices | undefined {
  const known = remembered.get(key);
  if (known === undefined || Date.now() < known.goodUntil) {
    return known;
  }
  known.goodUntil = known.readAt + maxAgeMs + renewalMs;
  return undefined;
}

/** A frozen moment has an answer of its own, which no other may see. */
function cacheKey({ origin, clock }: NoticeTools): string {
  const url = new URL("/_edge/notices", origin);
  if (clock.frozenAt !== null) {
    url.searchParams.set("at", clock.frozenAt);
  }
  return url.href;
}

async function readCache(tools: NoticeTools, key: string): Promise<ReadNotices | undefined> {
  try {
    const response = await tools.cache.match(key);
    const read = await response?.json<ReadNotices>();
    if (read === undefined || Date.now() >= read.readAt + tools.maxAgeMs) {
      return undefined;
    }
    remember(key, read, tools);
    return read;
  } catch (error) {
    tools.log.error("notice_cache_not_read", error);
    return undefined;
  }
}

async function writeCache(tools: NoticeTools, key: string, read: ReadNotices): Promise<void> {
  try {
    const headers = { "cache-control": `public, max-age=${Math.ceil(tools.maxAgeMs / 1000)}` };
    await tools.cache.put(key, Response.json(read, { headers }));
  } catch (error) {
    tools.log.error("notice_cache_not_written", error);
  }
}

/** Notices that stand now or start while the cached copy lives. */
async function readDatabase({ db, clock, maxAgeMs }: NoticeTools): Promise<ReadNotices> {
  const readAt = Date.now();
  const from = clock.now();
  const { results } = await db
    .prepare(
      `select text, closes_store,
         strftime('%Y-%m-%dT%H:%M:%fZ', starts_at) as starts_at, strftime('%Y-%m-%dT%H:%M:%fZ', ends_at) as ends_at
       from notices
       where datetime(ends_at) > datetime(?1) and datetime(starts_at) <= datetime(?2)
       order by datetime(starts_at) desc limit 20`,
    )
    .bind(from.toISOString(), new Date(from.getTime() + maxAgeMs + renewalMs).toISOString())
    .all<NoticeRow>();
  const notices = results.map((row) => ({
    text: row.text,
    closesStore: row.closes_store === 1,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
  return { notices, readAt };
}

/** The value if it comes in time, else the fallback. */
function within<T, F>(ms: number, value: Promise<T>, fallback: F): Promise<T | F> {
  const { promise, resolve } = Promise.withResolvers<F>();
  const timer = setTimeout(() => resolve(fallback), ms);
  return Promise.race([value, promise]).finally(() => clearTimeout(timer));
}
