import { Link } from "react-router";
import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { CtaBlock } from "../components/sections/cta-block.tsx";
import { FeatureList } from "../components/sections/feature-list.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { Postmark } from "../components/ui/postmark.tsx";
import { RichText } from "../components/ui/rich-text.tsx";
import type { AboutPage as AboutContent, CallToAction } from "../content/schema.ts";
import type { RichText as RichTextNodes } from "../domain/rich-text.ts";

interface AboutPageProps extends Omit<
  AboutContent,
  "story" | "closing" | "pageTitle" | "metaDescription" | "lastUpdated"
> {
  story: { title: string; body: RichTextNodes };
  closing: { title: string; body: RichTextNodes };
  since: number;
  callToAction: CallToAction;
}

export function AboutPage(page: AboutPageProps) {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: "Home", to: "/" }]} current="About Us" />
      <Hero title={page.heroTitle} subtitle={page.heroSubtitle} />
      <section className="page grid items-start gap-8 pb-12 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="mb-4">{page.story.title}</h2>
          <RichText nodes={page.story.body} />
        </div>
        <Postmark since={page.since} className="max-lg:hidden" />
      </section>
      <section className="border-y border-line bg-kraft">
        <div className="page section">
          <h2 className="mb-6">{page.offeringsTitle}</h2>
          <ul className="grid gap-5 sm:grid-cols-2">
            {page.offerings.map(({ icon, title, description, to }) => (
              <li key={to} className="card flex gap-4 p-5">
                <Icon name={icon} className="mt-1 size-8! text-red" />
                <div>
                  <h3>
                    <Link to={to} prefetch="intent">
                      {title}
                    </Link>
                  </h3>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="page section">
        <h2 className="mb-6">{page.valuesTitle}</h2>
        <FeatureList features={page.values} />
      </section>
      <section className="page pb-12">
        <h2 className="mb-6">{page.leadershipTitle}</h2>
        <dl className="grid gap-5 md:grid-cols-2">
          {page.leadership.map(({ role, description }) => (
            <div key={role} className="card p-5">
              <dt className="font-display text-lg font-bold">{role}</dt>
              <dd className="mt-1">{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="page pb-12">
        <h2 className="mb-4">{page.closing.title}</h2>
        <RichText nodes={page.closing.body} />
      </section>
      <CtaBlock {...page.callToAction} />
    </>
  );
}
