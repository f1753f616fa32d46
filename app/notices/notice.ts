/** A line that staff put on every page. */
export interface Notice {
  text: string;
  /** True when the store is closed while the notice stands, in spite of its hours. */
  closesStore: boolean;
  /** ISO 8601, UTC. */
  startsAt: string;
  endsAt: string;
}

/** Where the notice is still being read, a promise that never rejects. */
type LateNotice = { later: Promise<Notice | null> };
export type NoticeData = Notice | null | LateNotice;

export const isLate = (notice: NoticeData): notice is LateNotice => notice !== null && "later" in notice;

/** The current notice: the one that started last among those not yet ended. It closes the store when any of them does. */
export function currentNotice(notices: readonly Notice[], now: Date): Notice | null {
  const time = now.getTime();
  const standing = notices.filter((notice) => Date.parse(notice.startsAt) <= time && time < Date.parse(notice.endsAt));
  const [newest] = standing.toSorted((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt));
  return newest === undefined ? null : { ...newest, closesStore: standing.some(({ closesStore }) => closesStore) };
}
