import { data } from "react-router";
import { viewNotFound } from "./not-found.server.ts";

/** Addresses without a route. */
export function loader() {
  throw data(viewNotFound(), 404);
}

export function action() {
  throw data(viewNotFound(), 404);
}

export default function NotFound() {
  return null;
}
