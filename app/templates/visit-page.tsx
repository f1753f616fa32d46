import { Outlet } from "react-router";
import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { VisitBlock } from "../components/sections/visit-block.tsx";
import type { NoticeData } from "../components/ui/open-sign.tsx";
import type { VisitPage as VisitContent } from "../content/schema.ts";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";
import type { Crumb } from "../domain/page-record.ts";
import type { VisitView } from "../domain/visit-view.ts";

interface VisitPageProps extends Pick<VisitContent, "visitTitle" | "visitText"> {
  head: StaticPartData;
  visit: VisitView;
  notice: NoticeData;
}

/** What one comes for and the sheet are a route of their own in the middle. */
export function VisitPage({ head, visit, notice, visitTitle, visitText }: VisitPageProps) {
  return (
    <>
      <StaticPart data={head} />
      <Outlet />
      <VisitBlock title={visitTitle} text={visitText} visit={visit} notice={notice} />
    </>
  );
}

interface VisitHeadProps extends Pick<VisitContent, "heroTitle" | "heroSubtitle"> {
  trail: readonly Crumb[];
  heroImage?: string | undefined;
}

export function VisitHead({ trail, heroTitle, heroSubtitle, heroImage }: VisitHeadProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <Hero title={heroTitle} subtitle={heroSubtitle} image={heroImage} />
    </>
  );
}
