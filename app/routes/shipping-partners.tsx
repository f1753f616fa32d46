import type { Route } from "./+types/shipping-partners";
import { defaultCallToAction, partners, partnersPage, richText } from "../content/index.server.ts";
import { PartnersPage } from "../templates/partners-page.tsx";
import { headMeta } from "./head-meta.ts";

export function loader() {
  const { pageTitle: title, metaDescription: description, heroTitle, heroSubtitle, heroImage, intro } = partnersPage;
  return {
    head: { title, description, path: "/shipping-partners" },
    page: { heroTitle, heroSubtitle, heroImage, intro: richText(intro), partners, callToAction: defaultCallToAction },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function ShippingPartnersRoute({ loaderData }: Route.ComponentProps) {
  return <PartnersPage {...loaderData.page} />;
}
