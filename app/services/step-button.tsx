import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { NextStep } from "./service-page.server.ts";

/** The first button: what one does next. */
export const StepButton = ({ label, to }: NextStep) => (
  <ButtonLink to={to}>
    {label}
    {to.startsWith("http") && <Icon name="external" />}
  </ButtonLink>
);
