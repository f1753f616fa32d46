import type { ReactNode } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

interface ShareActionsProps {
  children?: ReactNode;
  mailUrl: string;
  name?: string;
}

export function ShareActions({ children, mailUrl, name }: ShareActionsProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      {children}
      <Button variant="secondary" size="sm" className="needs-script" data-act="print">
        <Icon name="printer" />
        Print
      </Button>
      <ButtonLink to={mailUrl} variant="secondary" size="sm">
        <Icon name="mail" />
        <span>{name === undefined ? "Send by email" : "Send this result by email"}</span>
        {name !== undefined && <span className="sr-only">{`: ${name}`}</span>}
      </ButtonLink>
    </div>
  );
}
