import { Suspense } from "react";
import { Await } from "react-router";
import { isLate, type Notice, type NoticeData } from "../notices/notice.ts";
import type { OpenState } from "./opening-hours.ts";
import { unbroken } from "../text/unbroken.ts";

function Sign({ open, notice }: { open: OpenState; notice: Notice | null }) {
  const { status, text }: OpenState = notice?.closesStore === true ? { status: "closed", text: "Closed" } : open;
  return (
    <span className="open-sign" data-status={status}>
      {unbroken(text)}
    </span>
  );
}

/** Open, shut or unsettled, and what comes next; a notice that closes the store turns the sign. */
export function OpenSign({ open, notice }: { open: OpenState; notice: NoticeData }) {
  if (!isLate(notice)) {
    return <Sign open={open} notice={notice} />;
  }
  return (
    <Suspense fallback={<Sign open={open} notice={null} />}>
      <Await resolve={notice.later}>{(arrived) => <Sign open={open} notice={arrived} />}</Await>
    </Suspense>
  );
}
