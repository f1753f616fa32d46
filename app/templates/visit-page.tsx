import { useRef } from "react";
import { Outlet } from "react-router";
import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { VisitBlock } from "../components/sections/visit-block.tsx";
import { HandOn } from "../components/tools/hand-on.tsx";
import { useVisitList } from "../components/tools/use-visit-list.ts";
import { VisitLabel } from "../components/tools/visit-label.tsx";
import { VisitPicker } from "../components/tools/visit-picker.tsx";
import type { NoticeData } from "../components/ui/open-sign.tsx";
import type { VisitPage as VisitContent } from "../content/schema.ts";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";
import type { Crumb } from "../domain/page-record.ts";
import type { VisitSheet } from "../domain/visit-sheet.ts";
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

type SheetWords = Pick<
  VisitContent,
  "title" | "chooseTitle" | "bringTitle" | "beforeTitle" | "appointmentTitle" | "emptyText"
>;

interface VisitToolProps {
  words: SheetWords;
  sheet: VisitSheet;
  choices: Array<{ name: string; services: Array<{ id: string; name: string }> }>;
  mailUrl: string;
  /** No answer came to the last question; the sheet before stands. */
  isUnanswered: boolean;
}

/** The list comes before the sheet, so that it stays where it is while the sheet grows. */
export function VisitTool({ words, sheet, choices, mailUrl, isUnanswered }: VisitToolProps) {
  const place = useRef<HTMLDivElement>(null);
  const chosen = sheet.services.map(({ id }) => id);
  const hasSheet = chosen.length > 0;
  useVisitList(chosen);
  return (
    <div id="add" className="page grid gap-8 pb-12 print:block">
      <VisitPicker
        title={words.chooseTitle}
        groups={choices}
        chosen={chosen}
        isEmpty={sheet.isEmpty}
        isUnanswered={isUnanswered}
      />
      <div id="sheet" ref={place} tabIndex={-1}>
        {hasSheet ? (
          // What is taken off takes the focus with it: it goes to the sheet.
          <VisitLabel sheet={sheet} {...words} onTakeOff={() => place.current?.focus({ preventScroll: true })} />
        ) : (
          <p className="font-semibold">{words.emptyText}</p>
        )}
        {sheet.unknown > 0 && (
          <p className="mt-3 print:hidden">{`Left out, since we do not have it: ${sheet.unknown}.`}</p>
        )}
        {hasSheet && <HandOn mailUrl={mailUrl} />}
      </div>
    </div>
  );
}
