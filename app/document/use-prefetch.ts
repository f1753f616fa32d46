/**
 * Fetches what following a link takes, so that it is there when the link is followed. Out: the hook and its call in
 * `page-links.tsx`.
 */
import { useCallback, useContext, useRef } from "react";
import { preloadModule } from "react-dom";
import { UNSAFE_DataRouterContext as RouterContext, UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/** How long a browser may keep the data of a page. */
export const dataFreshSeconds = 10;

/** Where the client router asks for a page's data. */
const dataAddress = ({ pathname, search }: URL) => `${pathname}${pathname.endsWith("/") ? "_" : ""}.data${search}`;

/**
 * Data goes into the browser's cache, where the router's own request finds it; scripts are fetched, but not run. Not
 * `PrefetchPageLinks`: Firefox refuses its links of `rel=prefetch` under our policy and WebKit does not know them; and
 * it runs the scripts, at whose failure the router loads the page anew: resting on a link while the connection is gone
 * would cost a half-written message.
 */
export function usePrefetch(): (url: URL) => void {
  const router = useContext(RouterContext)?.router;
  const manifest = useContext(FrameworkContext)?.manifest;
  const last = useRef({ address: "", at: 0 });

  return useCallback(
    (url) => {
      const address = dataAddress(url);
      if (last.current.address === address && Date.now() - last.current.at < dataFreshSeconds * 1000) {
        return;
      }
      last.current = { address, at: Date.now() };
      fetch(address, { priority: "low" })
        // Only what has been read to its end is kept.
        .then((response) => response.arrayBuffer())
        .catch(() => undefined);
      for (const { route } of router?.match(url.pathname) ?? []) {
        const { module, imports = [] } = manifest?.routes[route.id] ?? {};
        for (const script of module === undefined ? imports : [module, ...imports]) {
          preloadModule(script, { as: "script" });
        }
      }
    },
    [router, manifest],
  );
}
