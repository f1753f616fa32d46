/** Reads the store notice through a 60-second edge cache; D1 trouble means no notice, never a broken page. */
import { currentNotice, type Notice } from "#app/domain/notice.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

const cacheSeconds = 60;
/** How long a page may wait for the edge cache before the notice is streamed in later. */
const atOnceMs = 25;

export interface NoticeTools {
  db: D1Database;
  cache: Cache;
  /** Our own origin: the cache key lives on it. */
  origin: string;
  clock: Clock;
  /** How long a stream stays open for the notice. */
  giveUpMs: number;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

interface NoticeRow {
  text: string;
  starts_at: string;
  ends_at: string;
  closes_store: number;
}

/** The notice at once when the cache has it, else a promise of it that never rejects. */
export async function readNotice(tools: NoticeTools): Promise<Notice | null | { later: Promise<Notice | null> }> {
  const cached = await within(atOnceMs, readCache(tools), undefined);
  if (cached !== undefined) {
    return currentNotice(cached, tools.clock.now());
  }
  const fresh = readDatabase(tools)
    .then((notices) => {
      tools.waitUntil(writeCache(tools, notices));
      return currentNotice(notices, tools.clock.now());
    })
    .catch((error: unknown) => {
      tools.log.error("notice_not_read", error);
      return null;
    });
  return { later: within(tools.giveUpMs, fresh, null) };
}

/** A frozen moment has an answer of its own, which no other may see. */
function cacheKey({ origin, clock }: NoticeTools): string {
  const url = new URL("/_edge/notices", origin);
  if (clock.frozenAt !== null) {
    url.searchParams.set("at", clock.frozenAt);
  }
  return url.href;
}

async function readCache(tools: NoticeTools): Promise<Notice[] | undefined> {
  try {
    const response = await tools.cache.match(cacheKey(tools));
    return response === undefined ? undefined : await response.json<Notice[]>();
  } catch (error) {
    tools.log.error("notice_cache_not_read", error);
    return undefined;
  }
}

async function writeCache(tools: NoticeTools, notices: Notice[]): Promise<void> {
  try {
    const headers = { "cache-control": `public, max-age=${cacheSeconds}` };
    await tools.cache.put(cacheKey(tools), Response.json(notices, { headers }));
  } catch (error) {
    tools.log.error("notice_cache_not_written", error);
  }
}

/** Notices that stand now or start while the cached copy lives. */
async function readDatabase({ db, clock }: NoticeTools): Promise<Notice[]> {
  const from = clock.now();
  const { results } = await db
    .prepare(
      `select text, starts_at, ends_at, closes_store from notices
       where datetime(ends_at) > datetime(?1) and datetime(starts_at) <= datetime(?2)
       order by datetime(starts_at) desc limit 20`,
    )
    .bind(from.toISOString(), new Date(from.getTime() + cacheSeconds * 1000).toISOString())
    .all<NoticeRow>();
  return results.map((row) => ({
    text: row.text,
    closesStore: row.closes_store === 1,
    startsAt: toIso(row.starts_at),
    endsAt: toIso(row.ends_at),
  }));
}

/** SQLite's own form `2026-12-01 08:00:00` means UTC, as everywhere in this database. */
function toIso(time: string): string {
  return time.includes("T") ? time : `${time.replace(" ", "T")}Z`;
}

/** The value if it comes in time, else the fallback. */
function within<T, F>(ms: number, value: Promise<T>, fallback: F): Promise<T | F> {
  const { promise, resolve } = Promise.withResolvers<F>();
  const timer = setTimeout(() => resolve(fallback), ms);
  return Promise.race([value, promise]).finally(() => clearTimeout(timer));
}
