import type { Route } from "./+types/shipping-partners";
import { ServerPart } from "../components/server-part.tsx";
import { defaultCallToAction, partners, partnersPage, richText } from "../content/index.server.ts";
import { PartnersPage } from "../templates/partners-page.tsx";
import { headMeta } from "./head-meta.ts";
import { serverPart } from "./server-part.server.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { pageTitle: title, metaDescription: description, heroTitle, heroSubtitle, heroImage, intro } = partnersPage;
  return {
    head: { title, description, path: "/shipping-partners" },
    page: await serverPart(context, "/shipping-partners", PartnersPage, () => ({
      heroTitle,
      heroSubtitle,
      heroImage,
      intro: richText(intro),
      partners,
      callToAction: defaultCallToAction,
    })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function ShippingPartnersRoute({ loaderData }: Route.ComponentProps) {
  return <ServerPart data={loaderData.page} of={PartnersPage} />;
}
