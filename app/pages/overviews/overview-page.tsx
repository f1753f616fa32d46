import { VisitBlock } from "../../hours/come-by.tsx";
import { StaticPart, type StaticPartData } from "../../site/static-part.tsx";
import type { NoticeData } from "../../hours/open-sign.tsx";
import type { Overview } from "../../content/schema.ts";
import type { VisitView } from "../../hours/come-by-view.ts";

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
