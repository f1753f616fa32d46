/**
 * Reads the store notice from the edge cache, else from D1, which a location asks about once a minute. While D1 fails, the
 * notices last read stand until their end. Reading never throws.
 */
import { currentNotice, type Notice, type NoticeData } from "#app/notices/notice.ts";
import type { Clock } from "../clock.ts";
import { withDeadline } from "../upstream.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings/setting-table.ts";

/** Time that a page may wait for the edge cache before it streams the notice later. */
const atOnceMs = 25;
/** D1 takes longer than this only when it is in trouble. */
const slowMs = 250;
/** Nobody asks a D1 in trouble again for this long; until then the last known notices stand. */
const failureTtlMs = 10_000;
/** Limit of the time in the edge cache, for when D1 fails. */
const maxCachedMs = 24 * 3_600_000;

interface ReadNotices {
  notices: readonly Notice[];
  /** Time from which D1 is asked again, in milliseconds since 1970. */
  goodUntil: number;
}

export interface NoticeDependencies {
  db: D1Database;
  cache: Cache;
  /** Our own origin: the cache key lives on it. */
  origin: string;
  clock: Clock;
  timeouts: Pick<Settings["TIMEOUTS_MS"], "notice" | "noticeAge">;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Reads the notice: at once where the edge cache has it.
 * @param withinMs how long a notice that comes later may take
 */
export async function readNotice(
  dependencies: NoticeDependencies,
  withinMs = dependencies.timeouts.notice,
): Promise<NoticeData> {
  const { cache, origin, clock, timeouts, log, waitUntil } = dependencies;
  // Notices at a frozen instant have a key of their own.
  const key = `${origin}/_edge/notices?at=${clock.frozenAt ?? ""}`;
  const standing = (notices: readonly Notice[]) => currentNotice(notices, clock.now());
  const cached = cache
    .match(key)
    .then((response) => response?.json<ReadNotices>())
    .catch((error: unknown) => {
      log.error("notice_cache_not_read", error);
      return undefined;
    });
  const lastRead = () => withDeadline(cached, atOnceMs).catch(() => undefined);
  const known = await lastRead();
  if (known !== undefined && Date.now() < known.goodUntil) {
    return standing(known.notices);
  }
  const keep = async (read: ReadNotices) => {
    const ends = read.notices.map(({ endsAt }) => Date.parse(endsAt) - clock.now().getTime());
    const cachedMs = Math.max(timeouts.noticeAge, Math.min(maxCachedMs, Math.max(...ends)));
    const headers = { "cache-control": `public, max-age=${Math.ceil(cachedMs / 1000)}` };
    await cache
      .put(key, Response.json(read, { headers }))
      .catch((error: unknown) => log.error("notice_cache_not_written", error));
  };
  const lastKnown = async () => (await lastRead())?.notices ?? [];
  /** Spares D1 and other pages the same wait. */
  const keepLastKnown = async () =>
    keep({ notices: await lastKnown(), goodUntil: Date.now() + Math.min(failureTtlMs, timeouts.noticeAge) });
  const slow = setTimeout(() => waitUntil(keepLastKnown()), slowMs);
  const reading = withDeadline(readDatabase(dependencies), timeouts.notice)
    .then(
      (read) => (waitUntil(keep(read)), read.notices),
      async (error: unknown) => {
        log.error("notice_not_read", error);
        waitUntil(keepLastKnown());
        return lastKnown();
      },
    )
    .finally(() => clearTimeout(slow));
  waitUntil(reading);
  return { later: withDeadline(reading, withinMs).catch(lastKnown).then(standing) };
}

/**
 * Reads the notices that have not ended: first those that are current or start within `noticeAge`, the newest first,
 * then later ones, the nearest first.
 */
async function readDatabase({ db, clock, timeouts }: NoticeDependencies): Promise<ReadNotices> {
  const goodUntil = Date.now() + timeouts.noticeAge;
  const from = clock.now();
  const { results } = await db
    .prepare(
      // All forms of times that the database accepts become ISO 8601 in UTC.
      `select text, closes_store as closesStore,
         strftime('%Y-%m-%dT%H:%M:%fZ', starts_at) as startsAt, strftime('%Y-%m-%dT%H:%M:%fZ', ends_at) as endsAt
       from notices
       where datetime(ends_at) > datetime(?1)
       order by datetime(starts_at) > datetime(?2), abs(julianday(?2) - julianday(starts_at)) limit 20`,
    )
    .bind(from.toISOString(), new Date(from.getTime() + timeouts.noticeAge).toISOString())
    .all<Omit<Notice, "closesStore"> & { closesStore: number }>();
  return { notices: results.map((row) => ({ ...row, closesStore: row.closesStore === 1 })), goodUntil };
}
