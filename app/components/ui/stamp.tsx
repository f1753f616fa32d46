import type { ReactNode } from "react";
import sheet from "../../sheets/stamp.css?url";
import { SheetLink } from "./sheet-link.tsx";

/** An item of a list, perforated like a postage stamp; lies on kraft. */
export function Stamp({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <li className={`stamp ${className}`}>
      <SheetLink href={sheet} />
      {children}
    </li>
  );
}
