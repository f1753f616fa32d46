import type { Route } from "./+types/route";
import { staticPage, StaticPart } from "../../site/static-part.tsx";
import { PolicyPage } from "./policy-page.tsx";
import { policyAt, viewPolicyPage } from "./policies.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  staticPage(context, viewPolicyPage(policyAt(url.pathname)), PolicyPage);

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPart data={loaderData.page} />;
}
