import { data } from "react-router";
import { viewNotFound } from "./not-found.server.ts";

/** Whatever no other route knows. */
export function loader() {
  throw data(viewNotFound(), 404);
}

/** The same for forms sent to nowhere. */
export function action() {
  throw data(viewNotFound(), 404);
}

export default function NotFound() {
  return null;
}
