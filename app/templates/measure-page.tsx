import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { AnswerPart, type AnswerPartData } from "../document/static-part.tsx";
import { LiveForms } from "../components/tools/live-forms.tsx";
import { BoxPicture } from "../components/tools/box-picture.tsx";
import { MeasureForm } from "../components/tools/measure-form.tsx";
import { MeasureResult } from "../components/tools/measure-result.tsx";
import { RichText } from "../components/ui/rich-text.tsx";
import type { MeasurePage as MeasureContent } from "../content/schema.ts";
import type { MeasureForm as MeasureEntered } from "../domain/measure-form.ts";
import type { MeasureAnswer } from "../domain/measure-view.ts";
import type { Crumb } from "../domain/page-record.ts";
import type { RichText as RichTextNodes } from "../domain/rich-text.ts";

type Words = Pick<MeasureContent, "heroTitle" | "heroSubtitle" | "formTitle" | "howTitle" | "note" | "nextTitle">;

interface MeasureBodyProps extends Words {
  trail: readonly Crumb[];
  heroImage?: string | undefined;
  how: RichTextNodes;
  next: RichTextNodes;
  form: Pick<MeasureEntered, "entries" | "errors">;
  answer: MeasureAnswer | null;
  mailUrl: string;
}

interface MeasurePageProps {
  body: AnswerPartData<MeasureBodyProps>;
  /** The answer in one sentence; empty before. */
  summary: string;
}

export function MeasurePage({ body, summary }: MeasurePageProps) {
  return (
    <LiveForms answer={body} summary={summary}>
      <AnswerPart data={body} of={MeasureBody} />
    </LiveForms>
  );
}

export function MeasureBody({ form, answer, ...page }: MeasureBodyProps) {
  const advice = (
    <div className={`grid gap-8 print:hidden ${answer === null ? "" : "mt-8 md:grid-cols-2"}`}>
      <Advice title={page.howTitle} text={page.how} />
      <Advice title={page.nextTitle} text={page.next} />
    </div>
  );
  return (
    <>
      <Breadcrumbs trail={page.trail} />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} image={page.heroImage} />
      <div className={`page grid items-start gap-8 md:grid-cols-2 ${answer === null ? "pb-12" : ""}`}>
        <MeasureForm title={page.formTitle} {...form} />
        {answer === null ? advice : <BoxPicture drawing={answer.drawing} text={answer.drawingText} />}
      </div>
      {answer !== null && (
        <div className="page section">
          <MeasureResult answer={answer} note={page.note} mailUrl={page.mailUrl} />
          {advice}
        </div>
      )}
    </>
  );
}

function Advice({ title, text }: { title: string; text: RichTextNodes }) {
  return (
    <section className="sheet print:hidden">
      <h2>{title}</h2>
      <RichText nodes={text} />
    </section>
  );
}
