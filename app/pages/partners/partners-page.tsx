import { Hero } from "../../site/hero.tsx";
import { ExternalLink } from "../../ui/link.tsx";
import { RichText } from "../../ui/rich-text-nodes.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import type { viewPartnersPage } from "./partners.server.ts";

type PartnersPageProps = ReturnType<typeof viewPartnersPage>;

export function PartnersPage({ heroTitle, heroSubtitle, heroImage, intro, partners }: PartnersPageProps) {
  return (
    <>
      <Hero title={heroTitle} subtitle={heroSubtitle} image={heroImage}>
        <RichText nodes={intro} />
      </Hero>
      <section className="rule-t bg-kraft">
        <div className="page section grid grid-cols-[repeat(auto-fill,minmax(max(8rem,18%),1fr))] gap-3">
          <h2 className="col-span-full">Who they are</h2>
          <ul className="contents">
            {partners.map(({ name, kind, logoUrl, website }) => (
              <Stamp key={website} className="px-3 text-sm">
                <ExternalLink href={website} className="block">
                  <Picture src={logoUrl} width="128" height="96" />
                  <span className="mt-3 block font-semibold">{name}</span>
                  {!name.includes(kind) && <span className="inline-block text-soft">{kind}</span>}
                </ExternalLink>
              </Stamp>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
