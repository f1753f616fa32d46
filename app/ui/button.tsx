import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

interface ButtonLook {
  variant?: "primary" | "secondary" | "link" | "ghost" | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  className?: string | undefined;
}

const buttonClass = ({ variant = "primary", size = "md", className = "" }: ButtonLook): string =>
  `button button-${size} button-${variant} ${className}`.trim();

export function Button({ variant, size, className, type = "button", ...rest }: ComponentProps<"button"> & ButtonLook) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />;
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<typeof Link>, "className"> {
  /** Label of a call to action, for analytics. */
  cta?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, cta, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ variant, size, className })} data-cta={cta} {...rest} />;
}
