import type { Route } from "./+types/route";
import { Styles } from "../../site/styles.tsx";
import { PartnersPage } from "./partners-page.tsx";
import { viewPartnersPage } from "./partners.server.ts";

export const loader = () => viewPartnersPage();

export default function PartnersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["stamp"]} />
      <PartnersPage {...loaderData} />
    </>
  );
}
