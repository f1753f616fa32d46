import type { Route } from "./+types/policy";
import { viewPolicy } from "../content/index.server.ts";
import { PolicyPage } from "../templates/policy-page.tsx";
import { headMeta } from "./head-meta.ts";

export function loader({ url }: Route.LoaderArgs) {
  const isTerms = url.pathname === "/terms";
  const { policy, view } = viewPolicy(isTerms ? "terms" : "privacy");
  return {
    head: { title: policy.pageTitle, description: policy.metaDescription, path: isTerms ? "/terms" : "/privacy" },
    policy: view,
    name: isTerms ? "Terms" : "Privacy",
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData.policy} name={loaderData.name} />;
}
