import { Outlet } from "react-router";
import type { Route } from "./+types/route";
import { platformContext } from "../../context.ts";
import { ComeBy } from "../../hours/come-by.tsx";
import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { Hero } from "../../site/hero.tsx";
import { Styles } from "../../site/styles.tsx";
import { viewVisitPage } from "./visit.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) => viewVisitPage(url, context.get(platformContext).now());

export { shouldRevalidate } from "../../site/should-revalidate.ts";

/** The page around the choices and the list, which are a nested route. */
export default function VisitPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["label", "tools", "visit"]} />
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} />
      <Outlet />
      <ComeBy title={page.comeByTitle} text={page.comeByText} comeBy={page.comeBy} />
    </>
  );
}
