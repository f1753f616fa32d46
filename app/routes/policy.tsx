import type { Route } from "./+types/policy";
import { ServerPart } from "../components/server-part.tsx";
import { viewPolicy } from "../content/index.server.ts";
import { PolicyPage } from "../templates/policy-page.tsx";
import { headMeta } from "./head-meta.ts";
import { serverPart } from "./server-part.server.tsx";

const policies = {
  "/privacy": { id: "privacy", name: "Privacy" },
  "/terms": { id: "terms", name: "Terms" },
  "/accessibility": { id: "accessibility", name: "Accessibility" },
} as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const path = url.pathname === "/terms" || url.pathname === "/accessibility" ? url.pathname : "/privacy";
  const { id, name } = policies[path];
  const { policy, view } = viewPolicy(id);
  return {
    head: { title: policy.pageTitle, description: policy.metaDescription, path },
    page: await serverPart(context, path, PolicyPage, () => ({ policy: view, name })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <ServerPart data={loaderData.page} of={PolicyPage} />;
}
