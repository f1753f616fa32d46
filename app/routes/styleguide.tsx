/** Development only: `routes.ts` leaves it out of the build. */
import { StyleguidePage } from "../templates/styleguide-page.tsx";

export default function StyleguideRoute() {
  return <StyleguidePage />;
}
