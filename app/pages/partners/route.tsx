import type { Route } from "./+types/route";
import { StaticPart, staticPart } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { PartnersPage } from "./partners-page.tsx";
import { viewPartnersPage } from "./partners.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { head, page } = viewPartnersPage();
  return { head, page: await staticPart(context, head.path, PartnersPage, page) };
}

export default function ShippingPartnersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of="stamps" />
      <StaticPart data={loaderData.page} />
    </>
  );
}
