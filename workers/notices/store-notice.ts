/**
 * Reads the store notice from the isolate, else from the edge cache, else from D1, which is asked once a minute at most.
 * While D1 fails, the notices last read stand until their end. Reading never throws.
 */
import { currentNotice, type Notice, type NoticeData } from "#app/notices/notice.ts";
import type { Clock } from "../clock.ts";
import { withDeadline } from "../deadline.ts";
import type { Log } from "../log.ts";

/** Time for which other requests use the known notices while one request asks D1. */
const renewalMs = 500;
/** Time that a page may wait for the edge cache before it streams the notice later. */
const atOnceMs = 25;
/** Time for which the known notices are used after D1 failed. */
const failureTtlMs = 10_000;
/** Limit of the time in the edge cache, for when D1 fails. */
const maxCachedMs = 24 * 3_600_000;

interface ReadNotices {
  notices: readonly Notice[];
  /** Time of the question to D1, in milliseconds since 1970. */
  readAt: number;
}

/** Notices by cache key; production has a single key. */
const remembered = new Map<string, ReadNotices & { goodUntil: number }>();
const maxRemembered = 100;

export interface NoticeDependencies {
  db: D1Database;
  cache: Cache;
  /** Our own origin: the cache key lives on it. */
  origin: string;
  clock: Clock;
  /** Time for which a stream stays open for the notice. */
  giveUpMs: number;
  /** Limit of a notice's age on a page, in milliseconds. */
  maxAgeMs: number;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

interface NoticeRow {
  text: string;
  /** ISO 8601, UTC, like `ends_at`: the query converts all forms that the database accepts. */
  starts_at: string;
  ends_at: string;
  closes_store: number;
}

/** Reads the notice: at once where isolate or edge cache has it. */
export async function readNotice(dependencies: NoticeDependencies): Promise<NoticeData> {
  const key = cacheKey(dependencies);
  if (!isFresh(key)) {
    await withDeadline(readCache(dependencies, key), atOnceMs).catch(() => undefined);
  }
  const standing = () => currentNotice(remembered.get(key)?.notices ?? [], dependencies.clock.now());
  if (isFresh(key)) {
    return standing();
  }
  extend(key, renewalMs);
  const fresh = readDatabase(dependencies).then(
    (read) => {
      remember(key, read, dependencies);
      dependencies.waitUntil(writeCache(dependencies, key, read));
      return true;
    },
    (error: unknown) => {
      dependencies.log.error("notice_not_read", error);
      return false;
    },
  );
  const inTime = withDeadline(fresh, dependencies.giveUpMs).catch(() => false);
  const later = inTime.then((isRead) => {
    if (!isRead) {
      extend(key, Math.min(failureTtlMs, dependencies.maxAgeMs));
    }
    return standing();
  });
  return { later };
}

const isFresh = (key: string) => Date.now() < (remembered.get(key)?.goodUntil ?? 0);

/** Uses the known notices for so many milliseconds from now, if there are any. */
function extend(key: string, ms: number): void {
  const known = remembered.get(key);
  if (known !== undefined) {
    known.goodUntil = Math.max(known.goodUntil, Date.now() + ms);
  }
}

/** Keeps the notices that were read later. */
function remember(key: string, read: ReadNotices, { maxAgeMs }: NoticeDependencies): void {
  const known = remembered.get(key);
  if (known !== undefined && known.readAt >= read.readAt) {
    return;
  }
  if (remembered.size >= maxRemembered) {
    remembered.clear();
  }
  remembered.set(key, { ...read, goodUntil: read.readAt + maxAgeMs });
}

/** The cache key; notices at a frozen instant have their own. */
function cacheKey({ origin, clock }: NoticeDependencies): string {
  const url = new URL("/_edge/notices", origin);
  if (clock.frozenAt !== null) {
    url.searchParams.set("at", clock.frozenAt);
  }
  return url.href;
}

async function readCache(dependencies: NoticeDependencies, key: string): Promise<void> {
  try {
    const response = await dependencies.cache.match(key);
    const read = await response?.json<ReadNotices>();
    if (read !== undefined) {
      remember(key, read, dependencies);
    }
  } catch (error) {
    dependencies.log.error("notice_cache_not_read", error);
  }
}

async function writeCache(dependencies: NoticeDependencies, key: string, read: ReadNotices): Promise<void> {
  try {
    const ends = read.notices.map(({ endsAt }) => Date.parse(endsAt) - dependencies.clock.now().getTime());
    const cachedMs = Math.max(dependencies.maxAgeMs, Math.min(maxCachedMs, Math.max(...ends)));
    const headers = { "cache-control": `public, max-age=${Math.ceil(cachedMs / 1000)}` };
    await dependencies.cache.put(key, Response.json(read, { headers }));
  } catch (error) {
    dependencies.log.error("notice_cache_not_written", error);
  }
}

/**
 * Reads the notices that have not ended: first those that are current or start within `maxAgeMs`, the newest first,
 * then later ones, the nearest first.
 */
async function readDatabase({ db, clock, maxAgeMs }: NoticeDependencies): Promise<ReadNotices> {
  const readAt = Date.now();
  const from = clock.now();
  const { results } = await db
    .prepare(
      `select text, closes_store,
         strftime('%Y-%m-%dT%H:%M:%fZ', starts_at) as starts_at, strftime('%Y-%m-%dT%H:%M:%fZ', ends_at) as ends_at
       from notices
       where datetime(ends_at) > datetime(?1)
       order by datetime(starts_at) > datetime(?2), abs(julianday(?2) - julianday(starts_at)) limit 20`,
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
