import type { Route } from "./+types/services";
import { cardsOfCategory, hours, servicesPage, site } from "../content/index.server.ts";
import { servicesContext } from "../context.ts";
import { visitView } from "../domain/visit-view.ts";
import { Categories, ServicesPage } from "../templates/services-page.tsx";
import { headMeta } from "./head-meta.ts";
import { serverPart } from "./server-part.server.tsx";
import { useNotice } from "./use-notice.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const {
    pageTitle: title,
    metaDescription: description,
    heroTitle,
    heroSubtitle,
    heroImage,
    captionLead,
    closing,
  } = servicesPage;
  return {
    head: { title, description, path: "/services" },
    page: {
      heroTitle,
      heroSubtitle,
      heroImage,
      captionLead,
      closing,
      categories: servicesPage.sections.map(({ title: name }) => name),
      sections: await serverPart(context, "/services", Categories, () => ({
        sections: servicesPage.sections.map(({ category, ...section }) => ({
          ...section,
          cards: cardsOfCategory(category),
        })),
      })),
      visit: visitView(site, hours, context.get(servicesContext).now()),
    },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData.page} notice={useNotice()} />;
}
