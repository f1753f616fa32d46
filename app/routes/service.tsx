import { data } from "react-router";
import type { Route } from "./+types/service";
import { findService, site, viewService } from "../content/index.server.ts";
import { pageMeta } from "../domain/page-meta.ts";
import { servicePath } from "../domain/service-view.ts";
import { directionsUrl } from "../domain/urls.ts";
import { ServicePage } from "../templates/service-page.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const service = findService(url.pathname);
  if (service === undefined) {
    throw data({ title: "Service not found", text: "We have no service at this address." }, 404);
  }
  return {
    service: viewService(service),
    crumbs: [
      { label: "Home", to: "/" },
      { label: "Services", to: "/services" },
    ],
    directionsUrl: directionsUrl(site.geo),
    head: { title: service.pageTitle, description: service.metaDescription, path: servicePath(service) },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData === undefined ? [] : pageMeta(loaderData.head, matches[0].loaderData);
}

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />;
}
