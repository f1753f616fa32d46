/**
 * Fetches what following a link takes, so that it is there when the link is followed. Out: the hook and its call in
 * `client-navigation.tsx`.
 */
import { useCallback, useContext, useRef } from "react";
import { preloadModule } from "react-dom";
import { UNSAFE_DataRouterContext as RouterContext, UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/** How long a browser may keep the data of a page. */
export const dataFreshSeconds = 10;

/** Where the client router asks for a page's data. */
export const dataAddress = ({ pathname, search }: URL) =>
  `${pathname}${pathname.endsWith("/") ? "_" : ""}.data${search}`;

/**
 * What came of asking for a page: its data; an answer that is none, so that only its document can tell more; or nothing,
 * since there is no connection.
 */
export type PrefetchResult = "ready" | "refused" | "unreachable";

async function fetchData(address: string): Promise<PrefetchResult> {
  try {
    const response = await fetch(address, { priority: "low" });
    // Only what has been read to its end is kept.
    await response.arrayBuffer();
    return response.ok ? "ready" : "refused";
  } catch {
    return "unreachable";
  }
}

/**
 * Data goes into the browser's cache, where the router's own request finds it; scripts are fetched, but not run. Not
 * `PrefetchPageLinks`: Firefox refuses its links of `rel=prefetch` under our policy and WebKit does not know them; and
 * it runs the scripts, at whose failure the router loads the page anew: resting on a link while the connection is gone
 * would cost a half-written message.
 */
export function usePrefetch(): (url: URL) => Promise<PrefetchResult> {
  const router = useContext(RouterContext)?.router;
  const manifest = useContext(FrameworkContext)?.manifest;
  const last = useRef<{ address: string; at: number; result: Promise<PrefetchResult> } | null>(null);

  return useCallback(
    (url) => {
      const address = dataAddress(url);
      if (last.current?.address === address && Date.now() - last.current.at < dataFreshSeconds * 1000) {
        return last.current.result;
      }
      const result = fetchData(address);
      last.current = { address, at: Date.now(), result };
      void result.then((outcome) => {
        // Asked again, it may come.
        if (outcome !== "ready" && last.current?.result === result) {
          last.current = null;
        }
      });
      for (const { route } of router?.match(url.pathname) ?? []) {
        const { module, imports = [] } = manifest?.routes[route.id] ?? {};
        for (const script of module === undefined ? imports : [module, ...imports]) {
          preloadModule(script, { as: "script" });
        }
      }
      return result;
    },
    [router, manifest],
  );
}
