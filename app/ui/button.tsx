import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { NewTabHint, PageLink } from "./link.tsx";

type ButtonVariant = "primary" | "secondary" | "link" | "ghost";
type ButtonSize = "sm" | "md" | "lg";

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

function buttonClass({ variant = "primary", size = "md" }: ButtonLook, className = ""): string {
  return `button button-${size} button-${variant} ${className}`.trim();
}

export function Button({ variant, size, className, type = "button", ...rest }: ComponentProps<"button"> & ButtonLook) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      {...rest}
    />
  );
}

interface ButtonLinkProps extends ButtonLook {
  /** A path of ours, or any other address: those to other sites open in a new tab. */
  to: string;
  className?: string;
  /** Names a call to action to analytics. */
  cta?: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** A link that looks like a button: goes somewhere, so it is an anchor. */
export function ButtonLink({ to, variant, size, className, cta, onClick, children }: ButtonLinkProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className);
  if (to.startsWith("/")) {
    return (
      <PageLink to={to} className={look} data-cta={cta} onClick={onClick}>
        {children}
      </PageLink>
    );
  }
  const isElsewhere = to.startsWith("http");
  return (
    <a
      href={to}
      // A telephone number is read in one piece.
      className={to.startsWith("tel:") ? `${look} whitespace-nowrap` : look}
      data-cta={cta}
      {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
      {isElsewhere && <NewTabHint />}
    </a>
  );
}
