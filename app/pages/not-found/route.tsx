import { data } from "react-router";
import type { Route } from "./+types/route";
import { viewNotFound } from "./not-found.server.ts";

/** A form posted to an address without a page. */
export function action({ url }: Route.ActionArgs) {
  throw data(viewNotFound(url.pathname), 404);
}

/** The route around all pages throws the 404. */
export default function NotFound() {
  return null;
}
