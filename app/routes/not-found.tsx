import { data } from "react-router";

/** Whatever no other route knows. */
export function loader() {
  throw data(null, 404);
}

/** The same for forms sent to nowhere. */
export function action() {
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}
