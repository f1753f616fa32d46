import { data } from "react-router";
import type { Route } from "./+types/route";
import { pageContext } from "../../context.ts";
import { viewNotFound } from "../not-found/not-found.server.ts";
import { staticPage, StaticPart } from "../../site/static-part.tsx";
import { PolicyPage } from "./policy-page.tsx";
import { viewPolicyPage } from "./policies.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page?.group !== "policy") {
    throw data(viewNotFound(), 404);
  }
  return staticPage(context, viewPolicyPage(page.record), PolicyPage);
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPart data={loaderData} />;
}
