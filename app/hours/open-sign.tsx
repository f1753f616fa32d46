import { Suspense, type ReactNode } from "react";
import { Await, useRouteLoaderData } from "react-router";
import { isLate, type Notice, type NoticeData } from "../notices/notice.ts";
import { LabelRow } from "../site/label.tsx";
import type { OpenState } from "./opening-hours.ts";
import { unbroken } from "../text/unbroken.ts";

export const Sign = ({ status, text }: OpenState) => (
  <span className="open-sign" data-status={status}>
    {unbroken(text)}
  </span>
);

/** Shows the root route's hours at once, and once more when a notice that was late has come. */
function WithHours({ children }: { children: (open: OpenState) => ReactNode }) {
  const site = useRouteLoaderData<{ open: OpenState; notice: NoticeData }>("root");
  if (site === undefined) {
    return null;
  }
  const { open, notice } = site;
  const turned = (current: Notice | null) =>
    children(current?.closesStore === true ? { status: "closed", text: "Closed" } : open);
  return isLate(notice) ? (
    <Suspense fallback={turned(null)}>
      <Await resolve={notice.later}>{turned}</Await>
    </Suspense>
  ) : (
    turned(notice)
  );
}

/** Open, shut or unsettled, and what comes next; a notice that closes the store turns the sign. */
export const OpenSign = () => <WithHours>{(open) => <Sign {...open} />}</WithHours>;

/** The same as a row of a label: until when, or what the sign says. */
export const OpenRow = () => (
  <WithHours>
    {(open) => (
      <LabelRow term={open.until === undefined ? "Hours" : "Open until"}>
        <dd>{open.until ?? <Sign {...open} />}</dd>
      </LabelRow>
    )}
  </WithHours>
);
