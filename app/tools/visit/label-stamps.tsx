import type { ReactNode } from "react";
import type { IconName } from "../../content/schema.ts";
import { Icon } from "../../ui/icon.tsx";

interface LabelStampsProps {
  icons: ReadonlyArray<IconName | undefined>;
  /** The postmark on the stamps. */
  children?: ReactNode;
}

/** The errands of a label as stamps, by their positions. */
export const LabelStamps = ({ icons, children }: LabelStampsProps) => (
  <span className="label-stamps" aria-hidden="true">
    {icons.map((icon, index) => (
      // An icon may be there twice.
      <span key={`${icon}-${index}`} data-of={index + 1}>
        <Icon name={icon ?? "question"} />
      </span>
    ))}
    {children}
  </span>
);
