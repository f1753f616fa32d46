import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext, UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/**
 * What React Router knows of a page's code, and tells by no public name.
 * @returns what tells the addresses of the scripts that the page at a path needs
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
