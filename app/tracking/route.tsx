import { data } from "react-router";
import type { Route } from "./+types/route";
import { readFormData } from "../site/form-data.ts";
import { StaticPart, withStaticParts } from "../site/static-part.tsx";
import { Styles } from "../site/styles.tsx";
import { useLastAnswer } from "../site/keep-data.ts";
import { readTrackingForm } from "./form-result.ts";
import { TrackingForm } from "./tracking-form.tsx";
import { Advice } from "./tracking-parts.tsx";
import { trackedCarriers, viewTrackingPage } from "./tracking.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  withStaticParts(context, viewTrackingPage(), { advice: Advice });

/** Reads a form sent without JavaScript. A POST keeps numbers out of addresses, histories and logs. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readFormData(request);
  if (form === null) {
    throw data(null, 400);
  }
  return readTrackingForm(form, trackedCarriers);
}

export default function TrackingRoute({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["forms", "label", "tracking"]} />
      <TrackingForm {...page} serverResult={useLastAnswer(actionData)} />
      <StaticPart data={page.advice} />
    </>
  );
}
