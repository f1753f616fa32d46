import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { StaticPart, type StaticPartData } from "../document/static-part.tsx";
import { TrackingForm } from "../components/tracking-form.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import type { Carrier, TrackingPage as TrackingContent } from "../content/schema.ts";
import type { Crumb } from "../domain/page-record.ts";
import type { TrackingAnswer } from "../domain/tracking/tracking-form.ts";

interface AdviceProps extends Pick<TrackingContent, "tipsTitle" | "tips" | "help"> {
  phone: { text: string; url: string };
}

interface TrackingHeadProps extends Pick<TrackingContent, "heroTitle" | "heroSubtitle" | "heroImage"> {
  trail: readonly Crumb[];
}

interface TrackingPageProps {
  hero: StaticPartData;
  formTitle: string;
  carriers: readonly Carrier[];
  advice: StaticPartData;
  answered: TrackingAnswer | null;
}

export function TrackingPage(page: TrackingPageProps) {
  return (
    <>
      <StaticPart data={page.hero} />
      <section className="page" aria-label={page.formTitle}>
        <TrackingForm carriers={page.carriers} answered={page.answered} />
      </section>
      <StaticPart data={page.advice} />
    </>
  );
}

export function TrackingHead({ trail, heroTitle, heroSubtitle, heroImage }: TrackingHeadProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <Hero title={heroTitle} subtitle={heroSubtitle} image={heroImage} />
    </>
  );
}

export function Advice({ tipsTitle, tips, help, phone }: AdviceProps) {
  return (
    <>
      <section className="page section">
        <h2 className="mb-6">{tipsTitle}</h2>
        <ol className="grid gap-5 sm:grid-cols-2">
          {tips.map(({ title, description }, index) => (
            <li key={title} className="card flex gap-4 p-5">
              <span
                className="min-w-8 flex-none text-center font-display text-3xl/none font-extrabold text-red"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div className="wrap-anywhere">
                <h3>{title}</h3>
                <p className="mt-1">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="on-brand bg-brand text-on-brand">
        <div className="page section flex flex-col items-start gap-4">
          <h2>{help.title}</h2>
          <p className="prose text-lg">{help.text}</p>
          <div className="button-row">
            <ButtonLink to="/contact-us">Contact Support</ButtonLink>
            <ButtonLink to={phone.url} variant="secondary">
              <Icon name="phone" />
              {`Call ${phone.text}`}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
