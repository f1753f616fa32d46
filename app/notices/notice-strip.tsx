import { Suspense, use, type ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { isLate, type Notice, type NoticeData } from "./notice.ts";

/** Fixed to the bottom edge, so even a late notice shifts nothing. */
export const NoticeStrip = () => (
  <div data-part="notice">
    <WithNotice>
      {(notice) =>
        notice && (
          <div className="notice fixed inset-x-0 bottom-0 z-20">
            <div className="page flex items-center gap-2 py-2 text-sm">
              <div role="status" data-words className="notice-cut grow">
                {notice.text}
              </div>
              <button
                type="button"
                data-notice="more"
                aria-expanded={false}
                className="needs-script flex-none p-1 underline"
              >
                <span className="when-cut">More</span>
                <span className="when-whole">Less</span>
                <span className="sr-only"> of the notice</span>
              </button>
              <button type="button" data-notice="dismiss" className="needs-script flex-none p-1">
                <Icon name="close" />
                <span className="sr-only">Dismiss the notice</span>
              </button>
            </div>
          </div>
        )
      }
    </WithNotice>
  </div>
);

/** Renders at once, and again when a late notice arrives. */
export function WithNotice({ children }: { children: (notice: Notice | null) => ReactNode }) {
  const notice = useRouteLoaderData<{ notice: NoticeData }>("root")?.notice ?? null;
  return isLate(notice) ? (
    <Suspense fallback={children(null)}>
      <Late notice={notice.later}>{children}</Late>
    </Suspense>
  ) : (
    children(notice)
  );
}

function Late({
  notice,
  children,
}: {
  notice: Promise<Notice | null>;
  children: (notice: Notice | null) => ReactNode;
}) {
  return children(use(notice));
}
