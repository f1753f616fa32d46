import { data } from "react-router";
import type { Route } from "./+types/route";
import { readFormData } from "../site/form-data.ts";
import { Island } from "../site/island.tsx";
import { Styles } from "../site/styles.tsx";
import { readTrackingForm } from "./form-result.ts";
import TrackingForm from "./tracking-form.island.tsx";
import { Advice } from "./tracking-parts.tsx";
import { trackedCarriers, viewTrackingPage } from "./tracking.server.ts";

export const loader = () => viewTrackingPage();

/** POST keeps numbers out of URLs, history and logs. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readFormData(request);
  if (form === null) {
    throw data(null, 400);
  }
  return readTrackingForm(form, trackedCarriers);
}

export default function TrackingRoute({ loaderData: { advice, ...page }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["forms", "label", "tracking"]} />
      <Island of={TrackingForm} wake="load" props={{ ...page, serverResult: actionData ?? null }} />
      <Advice {...advice} />
    </>
  );
}
