import type { IconName } from "../../content/schema.ts";
import { Icon } from "../../ui/icon.tsx";

/** The errands of a label as stamps, by their positions. */
export const LabelStamps = ({ icons }: { icons: ReadonlyArray<IconName | undefined> }) => (
  <span className="label-stamps" aria-hidden="true">
    {icons.map((icon, index) => (
      // An icon may be there twice.
      <span key={`${icon}-${index}`} data-of={index + 1}>
        <Icon name={icon ?? "question"} />
      </span>
    ))}
  </span>
);
