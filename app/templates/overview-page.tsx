import { VisitBlock } from "../components/sections/visit-block.tsx";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";
import type { NoticeData } from "../components/ui/open-sign.tsx";
import type { Overview } from "../content/schema.ts";
import type { VisitView } from "../domain/visit-view.ts";

interface OverviewPageProps {
  body: StaticPartData;
  ready: Overview["ready"];
  visit: VisitView;
  callToAction: StaticPartData;
  notice: NoticeData;
}

/** A section of services: why to come here, a card for each service, and when to visit. */
export function OverviewPage({ body, ready, visit, callToAction, notice }: OverviewPageProps) {
  return (
    <>
      <StaticPart data={body} />
      <VisitBlock title={ready.title} text={ready.text} visit={visit} notice={notice} />
      <StaticPart data={callToAction} />
    </>
  );
}
