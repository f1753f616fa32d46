import type { Route } from "./+types/route";
import { HoursTable } from "../hours/open-sign.tsx";
import { Label, LabelRow, LabelRows } from "../site/label.tsx";
import { StaticPart, withStaticParts } from "../site/static-part.tsx";
import { Styles } from "../site/styles.tsx";
import { AreaCards, AreaEnd, AreaStart } from "./area-page.tsx";
import { viewAreaPage } from "./area-pages.server.ts";
import { recordOf } from "../context.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  withStaticParts(context, viewAreaPage(recordOf(context, "area")), {
    start: AreaStart,
    text: AreaCards,
    end: AreaEnd,
  });

export default function AreaRoute({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["article", "distance", "label", "wall"]} />
      <StaticPart data={page.start} />
      <div className="page beside-label grid items-start gap-10">
        <aside className="lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1" aria-label="At a glance">
          <Label name="Our store" heading="div">
            <dl>
              <LabelRows rows={page.label} />
              <LabelRow term="Phone">
                <dd>
                  <a href={page.phone.url} className="whitespace-nowrap">
                    {page.phone.text}
                  </a>
                </dd>
              </LabelRow>
              <LabelRow term="Hours">
                <dd>
                  <HoursTable />
                </dd>
              </LabelRow>
            </dl>
          </Label>
        </aside>
        <StaticPart data={page.text} className="flow lg:row-start-1" />
      </div>
      <StaticPart data={page.end} />
    </>
  );
}
