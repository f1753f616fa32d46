import { Suspense, type ReactNode } from "react";
import { Await, useRouteLoaderData } from "react-router";
import { isLate, type Notice, type NoticeData } from "./notice.ts";

/** Shows its content at once, and again with the store notice when that comes late. */
export function WithNotice({ children }: { children: (notice: Notice | null) => ReactNode }) {
  const notice = useRouteLoaderData<{ notice: NoticeData }>("root")?.notice ?? null;
  return isLate(notice) ? (
    <Suspense fallback={children(null)}>
      <Await resolve={notice.later}>{children}</Await>
    </Suspense>
  ) : (
    children(notice)
  );
}
