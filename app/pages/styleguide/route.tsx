/** Development only: `routes.ts` leaves it out of the build. */
import { StyleguidePage } from "./styleguide-page.tsx";

export default function StyleguideRoute() {
  return <StyleguidePage />;
}
