import { useEffect } from "react";
import { useLocation } from "react-router";

/** Logs the path to the console on each route change. */
export function usePathLog(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    console.log(pathname);
  }, [pathname]);
}
