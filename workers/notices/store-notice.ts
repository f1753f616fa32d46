/** From the edge cache, or D1 once a minute per location. If D1 fails, known notices stay until they end. */
import { currentNotice, type Notice, type NoticeData } from "#app/notices/notice.ts";
import type { Clock } from "../clock.ts";
import { withDeadline } from "../upstream.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings/setting-table.ts";

/** Beyond this wait the page streams the notice later. */
const atOnceMs = 25;
/** A slower D1 is in trouble. */
const slowMs = 250;
/** After a failure nobody asks D1 for this long. */
const failureTtlMs = 10_000;
/** How long the edge keeps notices in case D1 fails. */
const maxCachedMs = 24 * 3_600_000;

interface ReadNotices {
  notices: readonly Notice[];
  /** Unix milliseconds after which D1 is asked again. */
  goodUntil: number;
}

export interface NoticeDependencies {
  db: D1Database;
  cache: Cache;
  /** Cache keys need our own origin. */
  origin: string;
  clock: Clock;
  timeouts: Pick<Settings["TIMEOUTS_MS"], "notice" | "noticeAge">;
  log: Log;
  waitUntil: (work: Promise<unknown>) => void;
}

/** Synchronous if the edge cache has it. @param withinMs limit for a late notice */
export async function readNotice(
  dependencies: NoticeDependencies,
  withinMs = dependencies.timeouts.notice,
): Promise<NoticeData> {
  const { cache, origin, clock, timeouts, log, waitUntil } = dependencies;
  // Frozen clocks use their own key.
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

/** Current ones and those starting within `noticeAge`, newest first; then later ones, soonest first. */
async function readDatabase({ db, clock, timeouts }: NoticeDependencies): Promise<ReadNotices> {
  const goodUntil = Date.now() + timeouts.noticeAge;
  const from = clock.now();
  const { results } = await db
    .prepare(
      // The database accepts several formats; pages need ISO 8601 in UTC.
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
