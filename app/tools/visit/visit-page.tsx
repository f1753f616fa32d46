import { Outlet } from "react-router";
import { Breadcrumbs } from "../../site/breadcrumbs.tsx";
import { Hero } from "../../site/hero.tsx";
import { VisitBlock } from "../../hours/come-by.tsx";
import type { NoticeData } from "../../hours/open-sign.tsx";
import type { VisitPage as VisitContent } from "../../content/schema.ts";
import type { Crumb } from "../../site/page-record.ts";
import type { VisitView } from "../../hours/come-by-view.ts";

interface VisitPageProps extends Pick<VisitContent, "heroTitle" | "heroSubtitle" | "visitTitle" | "visitText"> {
  trail: readonly Crumb[];
  heroImage?: string | undefined;
  visit: VisitView;
  notice: NoticeData;
}

/** What one comes for and the sheet are a route of their own in the middle. */
export function VisitPage({ visit, notice, ...page }: VisitPageProps) {
  return (
    <>
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage} />
      <Outlet />
      <VisitBlock title={page.visitTitle} text={page.visitText} visit={visit} notice={notice} />
    </>
  );
}
