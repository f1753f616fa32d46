import { CtaBlock } from "../../site/cta-block.tsx";
import { Hero } from "../../site/hero.tsx";
import { ExternalLink } from "../../ui/link.tsx";
import { RichText } from "../../ui/rich-text-nodes.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import type { viewPartnersPage } from "./partners.server.ts";

type PartnersPageProps = ReturnType<typeof viewPartnersPage>;

export function PartnersPage({ heroTitle, heroSubtitle, heroImage, intro, partners, callToAction }: PartnersPageProps) {
  return (
    <>
      <Hero title={heroTitle} subtitle={heroSubtitle} image={heroImage}>
        <RichText nodes={intro} />
      </Hero>
      <section className="rule-t bg-kraft">
        <div className="page section grid grid-cols-2 gap-3 md:grid-cols-5">
          <h2 className="col-span-full">Who they are</h2>
          <ul className="contents">
            {partners.map(({ name, kind, logoUrl, website }, at) => (
              <Stamp
                key={website}
                // The last of an odd number has the whole line, where there are two in a row.
                className={`px-3 text-center text-sm ${at % 2 === 0 && at === partners.length - 1 ? "max-md:col-span-full" : ""}`.trim()}
              >
                <ExternalLink href={website} className="block">
                  <span className="block bg-panel p-2">
                    <Picture src={logoUrl} width="128" height="96" loading="lazy" className="mx-auto" />
                  </span>
                  <span className="mt-3 block font-semibold">{name}</span>
                  <span className="inline-block text-soft">{kind}</span>
                </ExternalLink>
              </Stamp>
            ))}
          </ul>
        </div>
      </section>
      <CtaBlock {...callToAction} />
    </>
  );
}
