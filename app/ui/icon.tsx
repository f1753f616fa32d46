import sprite from "../assets/icons.svg?url&no-inline";
import type { IconName } from "../content/schema.ts";

type LayoutIconName =
  | "menu"
  | "close"
  | "search"
  | "chevron-down"
  | "arrow-up"
  | "external"
  | "pause"
  | "play"
  | "directions"
  | "mail"
  | "printer";

/** Decorative; screen readers skip it. */
export function Icon({ name, className }: { name: IconName | LayoutIconName; className?: string }) {
  return (
    <svg className={className === undefined ? "icon" : `icon ${className}`} aria-hidden="true" width="20" height="20">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
