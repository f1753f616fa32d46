import type { ReactNode } from "react";

/** An item of a list, perforated like a postage stamp; lies on kraft. */
export function Stamp({ className = "", children }: { className?: string; children: ReactNode }) {
  return <li className={`stamp ${className}`.trim()}>{children}</li>;
}
