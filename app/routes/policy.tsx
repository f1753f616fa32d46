import { data } from "react-router";
import type { Route } from "./+types/policy";
import { StaticPart, staticPart } from "../document/static-part.tsx";
import { headMeta } from "../domain/page-meta.ts";
import { PolicyPage } from "../templates/policy-page.tsx";
import { viewNotFound } from "../views/not-found.server.ts";
import { findPolicy, viewPolicy } from "../views/policies.server.ts";
import { viewPage } from "../views/pages.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const policy = findPolicy(url.pathname);
  if (policy === undefined) {
    throw data(viewNotFound(), 404);
  }
  const { head, trail } = viewPage(policy);
  return {
    head,
    page: await staticPart(context, head.path, PolicyPage, () => ({ policy: viewPolicy(policy), trail })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPart data={loaderData.page} />;
}
