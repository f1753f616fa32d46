import { Suspense, use, type ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { phoneUrl } from "../site/urls.ts";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { isLate, type Notice, type NoticeData } from "./notice.ts";

const phoneNumber = /(\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b)/;

/** Sticky at the page's end, so it never hides the footer, and even a late notice shifts nothing. */
export const NoticeStrip = () => (
  <div data-part="notice" className="sticky bottom-0 z-20">
    <WithNotice>
      {(notice) =>
        notice && (
          <div className="notice">
            <div className="page flex items-center gap-2 py-2 text-sm">
              <div role="status" data-words={notice.text} className="grow">
                {notice.text.split(phoneNumber).map((part) =>
                  phoneNumber.test(part) ? (
                    <Link key={part} to={phoneUrl(part)}>
                      {part}
                    </Link>
                  ) : (
                    part
                  ),
                )}
              </div>
              <button type="button" data-dismiss className="needs-script flex-none p-2.5">
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
