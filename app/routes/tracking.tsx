import type { Route } from "./+types/tracking";
import { carriers, site, trackingPage } from "../content/index.server.ts";
import { phoneUrl } from "../domain/urls.ts";
import { readTrackingForm } from "../domain/tracking-form.ts";
import { Advice, TrackingHead, TrackingPage } from "../templates/tracking-page.tsx";
import { headMeta } from "./head-meta.ts";
import { readForm } from "./read-form.ts";
import { serverPart } from "./server-part.server.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { pageTitle: title, metaDescription: description, formTitle, lastUpdated: _, ...page } = trackingPage;
  const { heroTitle, heroSubtitle, heroImage, ...advice } = page;
  const { phone } = site.contact;
  return {
    head: { title, description, path: "/tracking" },
    page: {
      hero: await serverPart(context, "/tracking#head", TrackingHead, () => ({ heroTitle, heroSubtitle, heroImage })),
      formTitle,
      carriers,
      advice: await serverPart(context, "/tracking#advice", Advice, () => ({
        ...advice,
        phone: { text: phone, url: phoneUrl(phone) },
      })),
    },
  };
}

/** Without JavaScript: a POST, so that numbers stay out of addresses, histories and logs. */
export async function action({ request }: Route.ActionArgs) {
  return readTrackingForm(await readForm(request));
}

export const meta: Route.MetaFunction = headMeta;

export default function TrackingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TrackingPage {...loaderData.page} answered={actionData ?? null} />;
}
