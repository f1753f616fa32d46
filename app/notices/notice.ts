export interface Notice {
  text: string;
  /** The store is closed while it shows, whatever its hours. */
  closesStore: boolean;
  /** ISO 8601, UTC. */
  startsAt: string;
  endsAt: string;
}

/** The promise never rejects. */
type LateNotice = { later: Promise<Notice | null> };
export type NoticeData = Notice | null | LateNotice;

export const isLate = (notice: NoticeData): notice is LateNotice => notice !== null && "later" in notice;

/** The most recently started one that hasn't ended; it closes the store if any of them does. */
export function currentNotice(notices: readonly Notice[], now: Date): Notice | null {
  const time = now.getTime();
  const standing = notices.filter((notice) => Date.parse(notice.startsAt) <= time && time < Date.parse(notice.endsAt));
  const [newest] = standing.toSorted((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt));
  return newest === undefined ? null : { ...newest, closesStore: standing.some(({ closesStore }) => closesStore) };
}
