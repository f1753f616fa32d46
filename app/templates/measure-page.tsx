import { Outlet } from "react-router";
import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { RichText } from "../components/ui/rich-text.tsx";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";
import type { MeasurePage as MeasureContent } from "../content/schema.ts";
import type { Crumb } from "../domain/page-record.ts";
import type { RichText as RichTextNodes } from "../domain/rich-text.ts";

/** The form and its answer are a route of their own in the middle. */
export function MeasurePage({ head, advice }: { head: StaticPartData; advice: StaticPartData }) {
  return (
    <>
      <StaticPart data={head} />
      <div className="page group grid items-start gap-8 pb-12 md:grid-cols-2">
        <Outlet />
        {/* Beside the form until its answer is there, then below both. */}
        <StaticPart
          data={advice}
          className="grid gap-8 print:hidden md:group-has-[#measured]:col-span-2 md:group-has-[#measured]:grid-cols-2"
        />
      </div>
    </>
  );
}

interface MeasureHeadProps extends Pick<MeasureContent, "heroTitle" | "heroSubtitle"> {
  trail: readonly Crumb[];
  heroImage?: string | undefined;
}

export function MeasureHead({ trail, heroTitle, heroSubtitle, heroImage }: MeasureHeadProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <Hero title={heroTitle} subtitle={heroSubtitle} image={heroImage} />
    </>
  );
}

interface MeasureAdviceProps extends Pick<MeasureContent, "howTitle" | "nextTitle"> {
  how: RichTextNodes;
  next: RichTextNodes;
}

export function MeasureAdvice({ howTitle, how, nextTitle, next }: MeasureAdviceProps) {
  return (
    <>
      <Advice title={howTitle} text={how} />
      <Advice title={nextTitle} text={next} />
    </>
  );
}

function Advice({ title, text }: { title: string; text: RichTextNodes }) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      <RichText nodes={text} />
    </section>
  );
}
