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

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, "className">;

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ variant, size, className })} {...rest} />;
}
