import type { Route } from "./+types/route";
import { staticPage, StaticPart } from "../../site/static-part.tsx";
import { Styles } from "../../site/styles.tsx";
import { PartnersPage } from "./partners-page.tsx";
import { viewPartnersPage } from "./partners.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => staticPage(context, viewPartnersPage(), PartnersPage);

export default function ShippingPartnersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["stamps"]} />
      <StaticPart data={loaderData} />
    </>
  );
}
