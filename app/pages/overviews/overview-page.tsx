import { ComeBy } from "../../hours/come-by.tsx";
import { Styles } from "../../site/styles.tsx";
import { StaticPart } from "../../site/static-part.tsx";
import type { NoticeData } from "../../notices/notice.ts";
import type { Route } from "./+types/route";

type OverviewPageProps = Route.ComponentProps["loaderData"]["page"] & { notice: NoticeData };

/** A section of services: reasons, a card for each service, hours, and a link to the message form. */
export function OverviewPage({ body, ready, comeBy, banner, notice }: OverviewPageProps) {
  return (
    <>
      <Styles of="cards" />
      <Styles of="carriers" />
      <StaticPart data={body} />
      <ComeBy {...ready} comeBy={comeBy} notice={notice} />
      <StaticPart data={banner} />
    </>
  );
}
