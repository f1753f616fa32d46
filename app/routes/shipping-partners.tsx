import type { Route } from "./+types/shipping-partners";
import { StaticPart, staticPart } from "../document/static-part.tsx";
import { defaultCallToAction } from "../content/call-to-action.ts";
import { partnersPage } from "../content/pages/shipping-partners.ts";
import { partners } from "../content/partners.ts";
import { headMeta } from "../domain/page-meta.ts";
import { PartnersPage } from "../templates/partners-page.tsx";
import { viewPage } from "../views/pages.server.ts";
import { richText } from "../views/text.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, trail, words } = viewPage(partnersPage);
  return {
    head,
    page: await staticPart(context, head.path, PartnersPage, () => ({
      ...words,
      trail,
      intro: richText(words.intro),
      partners,
      callToAction: defaultCallToAction,
    })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function ShippingPartnersRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPart data={loaderData.page} />;
}
