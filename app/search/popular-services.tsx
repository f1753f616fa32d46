import { useRouteLoaderData } from "react-router";
import { PageLink } from "../ui/link.tsx";

/** From the data of the root, so that the box shows something without a connection too. */
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

/** No answer is to be had: the list is there all the same, and the form works as it is. */
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
