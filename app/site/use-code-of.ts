import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext, UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/**
 * Reads React Router's internal manifest, since there is no public API for a page's scripts.
 * @returns a function from a path to the addresses of the scripts that its page needs
 */
export function useCodeOf(): (path: string) => string[] {
  const router = useContext(RouterContext)?.router;
  const routes = useContext(FrameworkContext)?.manifest.routes;
  return useCallback(
    (path) => {
      const needed = (router?.match(path) ?? []).flatMap(({ route }) => routes?.[route.id] ?? []);
      return [...new Set(needed.flatMap(({ module, imports = [] }) => [module, ...imports]))];
    },
    [router, routes],
  );
}
