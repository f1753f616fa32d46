import { data } from "react-router";
import type { Route } from "./+types/route";
import { viewNotFound } from "./not-found.server.ts";

/** A form sent to an address without a page. */
export function action({ url }: Route.ActionArgs) {
  throw data(viewNotFound(url.pathname), 404);
}

/** Addresses without a route: the route around all pages says that there is none. */
export default function NotFound() {
  return null;
}
