import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { VisitBlock } from "../components/sections/visit-block.tsx";
import { AnswerPart, type AnswerPartData } from "../document/static-part.tsx";
import { HandOn } from "../components/tools/hand-on.tsx";
import { LiveForms } from "../components/tools/live-forms.tsx";
import { useVisitList } from "../components/tools/use-visit-list.ts";
import { VisitLabel } from "../components/tools/visit-label.tsx";
import { VisitPicker } from "../components/tools/visit-picker.tsx";
import { PageLink } from "../components/ui/link.tsx";
import type { NoticeData } from "../components/ui/open-sign.tsx";
import type { VisitPage as VisitContent } from "../content/schema.ts";
import type { Crumb } from "../domain/page-record.ts";
import { visitPath, type VisitSheet } from "../domain/visit-sheet.ts";
import type { VisitView } from "../domain/visit-view.ts";

type SheetWords = Pick<
  VisitContent,
  | "heroTitle"
  | "heroSubtitle"
  | "title"
  | "chooseTitle"
  | "bringTitle"
  | "beforeTitle"
  | "appointmentTitle"
  | "emptyText"
>;

interface VisitBodyProps extends SheetWords {
  trail: readonly Crumb[];
  heroImage?: string | undefined;
  sheet: VisitSheet;
  choices: Array<{ name: string; services: Array<{ id: string; name: string }> }>;
  mailUrl: string;
}

interface VisitPageProps extends Pick<VisitContent, "visitTitle" | "visitText"> {
  /** Ids of the services on the sheet. */
  chosen: readonly string[];
  body: AnswerPartData<VisitBodyProps>;
  visit: VisitView;
  notice: NoticeData;
}

export function VisitPage({ chosen, body, visit, notice, visitTitle, visitText }: VisitPageProps) {
  const before = useVisitList(chosen);
  return (
    <>
      <LiveForms answer={body} summary={chosen.length === 0 ? "" : `On your sheet: ${chosen.length}.`}>
        <AnswerPart data={body} of={VisitBody} />
      </LiveForms>
      {before.length > 0 && (
        <p className="page pb-12 print:hidden">
          <PageLink to={visitPath(before)}>{`Go on with your list of before (${before.length})`}</PageLink>
        </p>
      )}
      <VisitBlock title={visitTitle} text={visitText} visit={visit} notice={notice} />
    </>
  );
}

export function VisitBody({ sheet, choices, mailUrl, ...page }: VisitBodyProps) {
  const hasSheet = sheet.services.length > 0;
  return (
    <>
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage} />
      <div id="add" className="page grid gap-8 pb-12 print:block">
        <div id="sheet">
          {hasSheet ? <VisitLabel sheet={sheet} {...page} /> : <p className="font-semibold">{page.emptyText}</p>}
          {sheet.unknown > 0 && (
            <p className="mt-3 print:hidden">{`Left out, since we do not have it: ${sheet.unknown}.`}</p>
          )}
          {hasSheet && <HandOn mailUrl={mailUrl} />}
        </div>
        <VisitPicker title={page.chooseTitle} groups={choices} chosen={sheet.services.map(({ id }) => id)} />
      </div>
    </>
  );
}
