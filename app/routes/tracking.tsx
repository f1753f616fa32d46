import { data } from "react-router";
import type { Route } from "./+types/tracking";
import { carriers } from "../content/carriers.ts";
import { trackingPage } from "../content/pages/tracking.ts";
import { readFormData } from "../domain/form-data.ts";
import { headMeta } from "../domain/page-meta.ts";
import { readTrackingForm } from "../domain/tracking/tracking-form.ts";
import { TrackingPage } from "../templates/tracking-page.tsx";
import { Advice } from "../templates/tracking-parts.tsx";
import { viewPage } from "../views/pages.server.ts";
import { storeContact } from "../views/store.server.ts";
import { staticPart } from "../document/static-part.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, trail, words } = viewPage(trackingPage);
  const { formTitle, heroTitle, heroSubtitle, heroImage, ...advice } = words;
  return {
    head,
    page: {
      trail,
      formTitle,
      heroTitle,
      heroSubtitle,
      heroImage,
      carriers,
      advice: await staticPart(context, "/tracking#advice", Advice, () => ({ ...advice, phone: storeContact.phone })),
    },
  };
}

/** Without JavaScript: a POST, so that numbers stay out of addresses, histories and logs. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readFormData(request);
  if (form === null) {
    throw data(null, 400);
  }
  return readTrackingForm(form);
}

export const meta: Route.MetaFunction = headMeta;

export default function TrackingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TrackingPage {...loaderData.page} answered={actionData ?? null} />;
}
