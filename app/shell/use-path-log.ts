import { useEffect } from "react";
import { whenShown } from "../ui/when-shown.ts";

/** Logs the path of each page to the console once it shows. */
export function usePathLog(): void {
  useEffect(() => void whenShown().then(() => console.log(location.pathname)), []);
}
