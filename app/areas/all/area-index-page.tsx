import { AreaMap } from "../area-map.tsx";
import { RichText } from "../../ui/rich-text-nodes.tsx";
import { Unbroken } from "../../ui/unbroken-words.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { viewAreaIndex } from "../area-pages.server.ts";

type AreaIndexPageProps = ReturnType<typeof viewAreaIndex>;

export function AreaIndexPage({ heroTitle, heroSubtitle, intro, map, towns }: AreaIndexPageProps) {
  return (
    <>
      <div className="page grid items-start gap-4 gap-x-10 pt-4 pb-12 lg:grid-cols-[1fr_1.2fr] lg:grid-rows-[1fr_1fr]">
        <div className="flex flex-col gap-3 lg:self-end">
          <h1>{heroTitle}</h1>
          <p className="prose text-lg text-soft max-sm:hidden">{heroSubtitle}</p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <AreaMap {...map} />
        </div>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-2 lg:row-start-3 lg:grid-cols-3">
          {towns.map(({ city, summary, image, distance, to }) => (
            <li
              key={to}
              className="relative flex flex-wrap justify-between gap-x-4 rim-t border-ink py-3 sm:grid sm:grid-cols-[auto_1fr] sm:content-start"
            >
              {image && <Picture src={image} className="row-span-4 bg-pane max-sm:hidden" />}
              <h2 className="text-lg">{city}</h2>
              <p className="font-display text-lg font-bold sm:col-start-2">{distance}</p>
              <p className="text-sm sm:col-start-2">
                <Unbroken>{summary}</Unbroken>
              </p>
              <a href={to} className="card-link text-sm sm:col-start-2">
                {`View ${city} Services`}
              </a>
            </li>
          ))}
        </ul>
        <RichText nodes={intro} />
      </div>
    </>
  );
}
