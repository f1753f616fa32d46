import { data } from "react-router";
import type { Route } from "./+types/route";
import { StaticPart, staticPart } from "../../site/static-part.tsx";
import { PolicyPage } from "./policy-page.tsx";
import { viewNotFound } from "../not-found/not-found.server.ts";
import { findPolicy, viewPolicyPage } from "./policies.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const policy = findPolicy(url.pathname);
  if (policy === undefined) {
    throw data(viewNotFound(), 404);
  }
  const { head, page } = viewPolicyPage(policy);
  return { head, page: await staticPart(context, head.path, PolicyPage, page) };
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPart data={loaderData.page} />;
}
