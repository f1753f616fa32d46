import { useRouteLoaderData } from "react-router";
import type { NoticeData } from "./notice.ts";

/** The store notice that the root route's loader has read. */
export function useNotice(): NoticeData {
  return useRouteLoaderData<{ notice: NoticeData }>("root")?.notice ?? null;
}
