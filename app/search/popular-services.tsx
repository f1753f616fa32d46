import { useRouteLoaderData } from "react-router";
import type { PropsWithChildren } from "react";
import { Link } from "../ui/link.tsx";

type SearchEntryLinkProps = PropsWithChildren<{ to: string; title: string; className?: string }>;

/** An entry of a list below a search field. */
export const SearchEntryLink = ({ to, title, className = "", children }: SearchEntryLinkProps) => (
  <li className={`relative p-2 ${className}`.trim()}>
    <Link to={to} className="card-link font-semibold">
      {title}
    </Link>
    {children}
  </li>
);

/** Reads the data of the root route, so that the box shows services without a connection too. */
export function PopularServices() {
  const { popular = [] } = useRouteLoaderData<{ popular?: Array<{ title: string; href: string }> }>("root") ?? {};
  return (
    <>
      <p className="px-1 font-bold">Popular Services</p>
      <ul aria-label="Popular Services" className="mt-1">
        {popular.map(({ title, href }) => (
          <SearchEntryLink key={href} to={href} title={title} />
        ))}
      </ul>
    </>
  );
}

/** The error of a search, above the popular services. */
export function CannotSearch() {
  return (
    <>
      <p role="status" className="mb-2 px-1 text-sm">
        {navigator.onLine
          ? "Search isn't working right now. Please try again in a minute."
          : "You seem to be offline. Search works again when you are back online."}
      </p>
      <PopularServices />
    </>
  );
}
