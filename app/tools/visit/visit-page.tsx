import { Outlet } from "react-router";
import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { Styles } from "../../site/styles.tsx";
import { Hero } from "../../site/hero.tsx";
import { ComeBy } from "../../hours/come-by.tsx";
import type { Route } from "./+types/route";

/** What one comes for and the list are a route of their own in the middle. */
export function VisitPage({ comeBy, ...page }: Route.ComponentProps["loaderData"]["page"]) {
  return (
    <>
      <Styles of="label" />
      <Styles of="tools" />
      <Styles of="visit" />
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage} isForWide />
      <Outlet />
      <ComeBy title={page.comeByTitle} text={page.comeByText} comeBy={comeBy} />
    </>
  );
}
