import { useEffect } from "react";
import { useLocation } from "react-router";

/** Logs the path of each page to the console once it shows. */
export function usePathLog(): void {
  const { pathname } = useLocation();
  useEffect(() => console.log(pathname), [pathname]);
}
