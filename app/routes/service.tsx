import { data } from "react-router";
import type { Route } from "./+types/service";
import {
  cardsOfSection,
  carrierMarks,
  externalLinksOf,
  findService,
  homePage,
  searchIndex,
  site,
  viewService,
} from "../content/index.server.ts";
import type { NotFoundData } from "../domain/not-found.ts";
import { nearestEntries } from "../domain/search.ts";
import { servicePath } from "../domain/service-view.ts";
import { directionsUrl } from "../domain/urls.ts";
import { ServiceBody, ServicePage } from "../templates/service-page.tsx";
import { headMeta } from "./head-meta.ts";
import { serverPart } from "./server-part.server.tsx";

/** What the 404 page says, with the services whose names come closest. */
function missingService(pathname: string): NotFoundData {
  const [, section, slug = section ?? ""] = pathname.split("/");
  return {
    title: section === "home-business" ? "Error: Service not found" : "Service not found",
    text: "We have no service at this address. It may have moved, or the address was mistyped.",
    matches: nearestEntries(searchIndex.entries, slug).map(({ title, href }) => ({ label: title, to: href })),
  };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const service = findService(url.pathname);
  if (service === undefined) {
    throw data(missingService(url.pathname), 404);
  }
  const isOverview = service.section === service.slug;
  const { title, subtitle, name, image, city, sectionName, ...words } = viewService(service);
  const path = servicePath(service);
  return {
    service: { title, subtitle, name, image, city, sectionName },
    directionsUrl: directionsUrl(site.geo),
    externalLinks: externalLinksOf(service),
    body: await serverPart(context, path, ServiceBody, () => ({
      ...words,
      name,
      carriers: carrierMarks(service.carriers),
      carriersTitle: homePage.carriersTitle,
      related: isOverview ? cardsOfSection(service.section) : [],
      relatedTitle: "In this section",
    })),
    head: { title: service.pageTitle, description: service.metaDescription, path },
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />;
}
