import type { Route } from "./+types/policy";
import { viewPolicy } from "../content/index.server.ts";
import { PolicyPage } from "../templates/policy-page.tsx";
import { headMeta } from "./head-meta.ts";

const policies = {
  "/privacy": { id: "privacy", name: "Privacy" },
  "/terms": { id: "terms", name: "Terms" },
  "/accessibility": { id: "accessibility", name: "Accessibility" },
} as const;

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname === "/terms" || url.pathname === "/accessibility" ? url.pathname : "/privacy";
  const { id, name } = policies[path];
  const { policy, view } = viewPolicy(id);
  return { head: { title: policy.pageTitle, description: policy.metaDescription, path }, policy: view, name };
}

export const meta: Route.MetaFunction = headMeta;

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData.policy} name={loaderData.name} />;
}
