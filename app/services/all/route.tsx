import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { staticPart } from "../../site/static-part.tsx";
import { ServicesPage } from "./services-page.tsx";
import { viewServicesPage } from "./services-page.server.ts";
import { Categories } from "./services-parts.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, page } = viewServicesPage(context.get(platformContext).now());
  return { head, page: { ...page, sections: await staticPart(context, head.path, Categories, page) } };
}

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData.page} />;
}
