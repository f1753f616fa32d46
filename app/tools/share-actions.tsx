import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

/** Takes a result along: on paper, or by mail; its address is in the address bar anyway. */
export function ShareActions({ mailUrl }: { mailUrl: string }) {
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" size="sm" className="needs-script" onClick={() => window.print()}>
        <Icon name="printer" />
        Print
      </Button>
      <ButtonLink to={mailUrl} variant="secondary" size="sm">
        <Icon name="mail" />
        Send by email
      </ButtonLink>
    </div>
  );
}
