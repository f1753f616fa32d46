import { AreaMap } from "../area-map-drawing.tsx";
import { CtaBlock } from "../../site/cta-block.tsx";
import { RichText } from "../../ui/rich-text-nodes.tsx";
import { Unbroken } from "../../ui/unbroken-words.tsx";
import { PageLink } from "../../ui/link.tsx";
import type { viewAreaIndex } from "../area-pages.server.ts";

type AreaIndexPageProps = ReturnType<typeof viewAreaIndex>;

/** Every town and how far it is on one screen; where there is room, a sentence about all and each, and the map too. */
export function AreaIndexPage({ heroTitle, heroSubtitle, intro, map, towns, callToAction }: AreaIndexPageProps) {
  return (
    <>
      <div className="page grid items-start gap-4 gap-x-10 pt-4 pb-12 lg:grid-cols-[1fr_1.2fr] lg:grid-rows-[1fr_1fr]">
        <div className="flex flex-col gap-3 lg:self-end">
          <h1>{heroTitle}</h1>
          <p className="prose text-lg text-soft max-sm:hidden">{heroSubtitle}</p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <AreaMap view={map} isRepeated />
        </div>
        <ul className="grid gap-x-5 min-[27rem]:grid-cols-2 md:auto-rows-fr md:grid-cols-3 lg:col-span-2 lg:row-start-3 lg:grid-cols-4">
          {towns.map(({ city, summary, distance, to }) => (
            <li
              key={to}
              className="relative grid grid-cols-[1fr_auto] gap-x-2 rule-t py-1.5 min-[27rem]:flex min-[27rem]:flex-col md:pb-4"
            >
              <h2 className="text-sm min-[27rem]:text-base">{city}</h2>
              <p className="text-sm font-semibold">{distance}</p>
              <p className="text-sm max-md:hidden">
                <Unbroken>{summary}</Unbroken>
              </p>
              <PageLink
                to={to}
                className="card-link col-start-2 row-span-2 row-start-1 self-center text-xs min-[27rem]:mt-auto min-[27rem]:self-start"
              >
                {`View ${city} Services`}
              </PageLink>
            </li>
          ))}
        </ul>
        <RichText nodes={intro} />
      </div>
      <CtaBlock {...callToAction} />
    </>
  );
}
