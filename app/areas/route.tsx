import type { Route } from "./+types/route";
import { HoursTable } from "../hours/open-sign.tsx";
import { Label, LabelRow, LabelRows } from "../site/label.tsx";
import { Styles } from "../site/styles.tsx";
import { AreaCards, AreaEnd, AreaStart } from "./area-page.tsx";
import { viewAreaPage } from "./area-pages.server.ts";
import { recordOf } from "../context.ts";

export const loader = ({ context }: Route.LoaderArgs) => viewAreaPage(recordOf(context, "area"));

export default function AreaRoute({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <Styles of={["article", "distance", "label", "cabinet"]} />
      <AreaStart {...page.start} />
      <div className="page beside-label grid items-start gap-10">
        <aside className="lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1" aria-label="At a glance">
          <Label name="Our store" heading="div" isPlain>
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
        <div className="flow lg:row-start-1">
          <AreaCards {...page.text} />
        </div>
      </div>
      <AreaEnd {...page.end} />
    </>
  );
}
