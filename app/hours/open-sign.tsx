import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { WithNotice } from "../notices/with-notice.tsx";
import { LabelRow } from "../site/label.tsx";
import type { OpenState } from "./opening-hours.ts";
import { unbroken } from "../text/unbroken.ts";

export const Sign = ({ status, text }: OpenState) => (
  <span className="open-sign" data-status={status}>
    {unbroken(text)}
  </span>
);

/** Shows the root route's hours; a notice that closes the store turns the sign. */
function WithHours({ children }: { children: (open: OpenState) => ReactNode }) {
  const open = useRouteLoaderData<{ open: OpenState }>("root")?.open;
  return (
    open && (
      <WithNotice>
        {(notice) => children(notice?.closesStore === true ? { status: "closed", text: "Closed" } : open)}
      </WithNotice>
    )
  );
}

/** Open, closed or unsettled, and the next opening or closing. */
export const OpenSign = () => <WithHours>{(open) => <Sign {...open} />}</WithHours>;

/** The open sign as a row of a label: the closing time, or the sign. */
export const OpenRow = () => (
  <WithHours>
    {(open) => (
      <LabelRow term={open.until === undefined ? "Hours" : open.status === "closing" ? "Closes soon" : "Open until"}>
        <dd>{open.until ?? <Sign {...open} />}</dd>
      </LabelRow>
    )}
  </WithHours>
);
