import { ButtonLink } from "./button.tsx";

interface ButtonLinksProps {
  links: ReadonlyArray<{ label: string; to: string }>;
  className?: string;
}

/** A row of small buttons. */
export function ButtonLinks({ links, className = "" }: ButtonLinksProps) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`.trim()}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <ButtonLink to={to} variant="secondary" size="sm">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
