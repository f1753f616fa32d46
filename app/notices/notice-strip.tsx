import { useCallback, useEffect, useRef, useState, Suspense, type ReactNode } from "react";
import type { NoticeButtons } from "./notice-buttons.tsx";
import { Await, useRouteLoaderData } from "react-router";
import { isLate, type Notice, type NoticeData } from "./notice.ts";

/**
 * Shows two lines at most, once there is a button for the rest. The buttons load separately, since on most days there is
 * no notice.
 */
function Strip({ text }: { text: string }) {
  const words = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [Buttons, setButtons] = useState<typeof NoticeButtons>();
  const dismiss = useCallback(() => setDismissed(true), []);
  useEffect(() => {
    import("./notice-buttons.tsx").then(
      (buttons) => setButtons(() => buttons.NoticeButtons),
      () => undefined,
    );
  }, []);
  return (
    !isDismissed && (
      <div className="notice fixed inset-x-0 bottom-0 z-20">
        <div className="page flex items-center gap-2 py-2 text-sm">
          <div
            ref={words}
            role="status"
            className={`grow ${Buttons === undefined || isWhole ? "" : "notice-text max-h-[2lh] overflow-hidden"}`}
          >
            {text}
          </div>
          {Buttons && <Buttons text={text} words={words} isWhole={isWhole} onWhole={setWhole} onDismiss={dismiss} />}
        </div>
      </div>
    )
  );
}

/** The store notice, fixed to the bottom edge so that nothing shifts, however late it comes. */
export const NoticeStrip = () => (
  <WithNotice>{(notice) => notice && <Strip key={notice.text} text={notice.text} />}</WithNotice>
);

/**
 * Shows its content at once, and again with the store notice when that comes late. A notice at hand takes the same path,
 * so that what a visitor has pressed stays when the next answer brings the notice in time.
 */
export function WithNotice({ children }: { children: (notice: Notice | null) => ReactNode }) {
  const notice = useRouteLoaderData<{ notice: NoticeData }>("root")?.notice ?? null;
  return (
    <Suspense fallback={children(null)}>
      <Await resolve={isLate(notice) ? notice.later : notice}>{children}</Await>
    </Suspense>
  );
}
