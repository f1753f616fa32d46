import type { Route } from "./+types/services";
import { useNotice } from "../components/use-notice.ts";
import { servicesPage } from "../content/pages/services.ts";
import { servicesContext } from "../context.ts";
import { headMeta } from "../domain/page-meta.ts";
import { ServicesPage } from "../templates/services-page.tsx";
import { Categories } from "../templates/services-parts.tsx";
import { viewPage } from "../views/pages.server.ts";
import { cardsOfPart } from "../views/services.server.ts";
import { viewVisit } from "../views/store.server.ts";
import { staticPart } from "../document/static-part.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, trail, words } = viewPage(servicesPage);
  const { sections, ...page } = words;
  return {
    head,
    page: {
      ...page,
      trail,
      categories: sections.map(({ title }) => title),
      sections: await staticPart(context, head.path, Categories, () => ({
        sections: sections.map((section) => {
          const { anchor, title, intro } = section;
          return { anchor, title, intro, cards: cardsOfPart(section) };
        }),
      })),
      visit: viewVisit(context.get(servicesContext).now()),
    },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData.page} notice={useNotice()} />;
}
