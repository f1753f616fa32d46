import { useEffect } from "react";
import { whenShown } from "../ui/when-shown.ts";

/** Logs the path of the page to the console when the visitor sees it. */
export function usePathLog(): void {
  useEffect(() => void whenShown().then(() => console.log(location.pathname)), []);
}
