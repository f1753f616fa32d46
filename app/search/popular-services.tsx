import { useRouteLoaderData } from "react-router";
import { PageLink } from "../ui/link.tsx";

/** Reads the data of the root route, so that the box shows services without a connection too. */
export function PopularServices() {
  const { popular = [] } = useRouteLoaderData<{ popular?: Array<{ title: string; href: string }> }>("root") ?? {};
  return (
    <>
      <p className="px-1 font-bold">Popular Services</p>
      <ul aria-label="Popular Services" className="mt-1">
        {popular.map(({ title, href }) => (
          <li key={href} className="relative p-2">
            <PageLink to={href} className="card-link font-semibold">
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Error of the search, above the popular services. */
export function CannotSearch() {
  return (
    <>
      <p role="status" className="mb-2 px-1 text-sm">
        Search isn&apos;t working right now. Please try again in a minute.
      </p>
      <PopularServices />
    </>
  );
}
