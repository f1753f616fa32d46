import { Breadcrumbs } from "../components/layout/breadcrumbs.tsx";
import { CtaBlock } from "../components/sections/cta-block.tsx";
import { Hero } from "../components/sections/hero.tsx";
import { ExternalLink } from "../components/ui/link.tsx";
import { RichText } from "../components/ui/rich-text.tsx";
import type { CallToAction, Partner } from "../content/schema.ts";
import type { RichText as RichTextNodes } from "../domain/rich-text.ts";

interface PartnersPageProps {
  heroTitle: string;
  heroSubtitle: string;
  intro: RichTextNodes;
  partners: readonly Partner[];
  callToAction: CallToAction;
}

export function PartnersPage({ heroTitle, heroSubtitle, intro, partners, callToAction }: PartnersPageProps) {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: "Home", to: "/" }]} current="Shipping Partners" />
      <Hero title={heroTitle} subtitle={heroSubtitle} />
      <div className="page pb-16">
        <RichText nodes={intro} />
        <ul className="mt-8 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {partners.map(({ name, kind, logoUrl, website }) => (
            <li key={website} className="card overflow-hidden text-center">
              <ExternalLink href={website} className="block h-full">
                <span className="block bg-panel p-4">
                  <img src={logoUrl} alt="" width="160" height="120" loading="lazy" className="mx-auto h-24 w-auto" />
                </span>
                <span className="block px-2 pt-3 font-semibold">{name}</span>
                <span className="block px-2 pb-4 text-sm text-soft">{kind}</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <CtaBlock {...callToAction} />
    </>
  );
}
