import { Suspense } from "react";
import { Await } from "react-router";
import { isLate, type Notice, type NoticeData } from "../notices/notice.ts";
import { LabelRow } from "../site/label.tsx";
import type { OpenState } from "./opening-hours.ts";
import { unbroken } from "../text/unbroken.ts";

const turned = (open: OpenState, notice: Notice | null): OpenState =>
  notice?.closesStore === true ? { status: "closed", text: "Closed" } : open;

function Sign({ open, notice }: { open: OpenState; notice: Notice | null }) {
  const { status, text } = turned(open, notice);
  return (
    <span className="open-sign" data-status={status}>
      {unbroken(text)}
    </span>
  );
}

function Row({ open, notice }: { open: OpenState; notice: Notice | null }) {
  const { until } = turned(open, notice);
  return (
    <LabelRow term={until === undefined ? "Hours" : "Open until"}>
      <dd>{until === undefined ? <Sign open={open} notice={notice} /> : until}</dd>
    </LabelRow>
  );
}

interface OpenSignProps {
  open: OpenState;
  notice: NoticeData;
}

/** Shows the hours at once, and once more when a notice that was late has come. */
const withNotice = (Shown: typeof Sign) =>
  function WithNotice({ open, notice }: OpenSignProps) {
    if (!isLate(notice)) {
      return <Shown open={open} notice={notice} />;
    }
    return (
      <Suspense fallback={<Shown open={open} notice={null} />}>
        <Await resolve={notice.later}>{(arrived) => <Shown open={open} notice={arrived} />}</Await>
      </Suspense>
    );
  };

/** Open, shut or unsettled, and what comes next; a notice that closes the store turns the sign. */
export const OpenSign = withNotice(Sign);

/** The same as a row of a label: until when, or what the sign says. */
export const OpenRow = withNotice(Row);
