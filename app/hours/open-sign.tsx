import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { WithNotice } from "../notices/with-notice.tsx";
import type { OpenState } from "./opening-hours.ts";
import { unbroken } from "../text/unbroken.ts";

/** Shows the root route's hours; a notice that closes the store turns the sign. */
export function WithHours({ children }: { children: (open: OpenState) => ReactNode }) {
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
export const OpenSign = () => (
  <WithHours>
    {({ status, text }) => (
      <span className="open-sign" data-status={status}>
        {unbroken(text)}
      </span>
    )}
  </WithHours>
);
