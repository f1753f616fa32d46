import { useRouteLoaderData } from "react-router";
import type { NoticeData } from "../components/ui/open-sign.tsx";
import type { loader } from "../root.tsx";

/** The store notice that the root loader read for this page. */
export function useNotice(): NoticeData {
  return useRouteLoaderData<typeof loader>("root")?.notice ?? null;
}
