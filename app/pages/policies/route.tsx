import type { Route } from "./+types/route";
import { recordOf } from "../../context.ts";
import { PolicyPage } from "./policy-page.tsx";
import { viewPolicyPage } from "./policies.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => viewPolicyPage(recordOf(context, "policy"));

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />;
}
