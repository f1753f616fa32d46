import type { Route } from "./+types/route";
import { recordOf } from "../../context.ts";
import { staticPage, StaticPart } from "../../site/static-part.tsx";
import { PolicyPage } from "./policy-page.tsx";
import { viewPolicyPage } from "./policies.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  staticPage(context, viewPolicyPage(recordOf(context, "policy")), PolicyPage);

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPart data={loaderData} />;
}
