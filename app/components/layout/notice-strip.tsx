import { Suspense } from "react";
import { Await } from "react-router";
import type { Notice } from "../../domain/notice.ts";
import { isLate, type NoticeData } from "../ui/open-sign.tsx";

function Strip({ notice }: { notice: Notice | null }) {
  return (
    notice && (
      <div role="status" className="notice notice-late">
        <p className="page py-2 text-center">{notice.text}</p>
      </div>
    )
  );
}

/** The store notice, fixed to the bottom edge so that nothing shifts, however late it comes. */
export function NoticeStrip({ notice }: { notice: NoticeData }) {
  if (!isLate(notice)) {
    return <Strip notice={notice} />;
  }
  return (
    <Suspense fallback={null}>
      <Await resolve={notice.later}>{(arrived) => <Strip notice={arrived} />}</Await>
    </Suspense>
  );
}
