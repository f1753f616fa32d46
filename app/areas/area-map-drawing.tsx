import { Fragment } from "react";
import mapFile from "../../.react-router/area-map.svg?url";
import { TownMark, townLooks } from "./area-map-file.tsx";
import { townTypeSize, type AreaMapView, type TownView } from "./area-map.ts";

interface AreaMapProps {
  view: AreaMapView;
  /** The page has the same links as words: those of the drawing are for the pointer alone. */
  isRepeated?: boolean;
}

const frameOf = ({ width, height }: AreaMapView) => ({
  className: "h-auto w-full rounded-md",
  viewBox: `0 0 ${width} ${height}`,
  width,
  height,
  fontSize: townTypeSize,
});

/** The towns around the store as one drawing whose names are links, from `viewAreaMap`. */
export function AreaMap({ view, isRepeated = false }: AreaMapProps) {
  const { store } = view;
  return (
    <figure className="area-map w-full max-w-[45rem]">
      <svg
        {...frameOf(view)}
        {...(isRepeated
          ? { "aria-hidden": true }
          : { role: "group", "aria-label": "Map of the towns around our store, north at the top" })}
      >
        <use href={`${mapFile}#ground`} aria-hidden="true" />
        <g {...townLooks}>
          {view.towns.map((town) => (
            <g key={town.to} transform={`translate(${town.x} ${town.y})`}>
              <TownLink town={town} isRepeated={isRepeated} />
              {/* Outside of the link, since a link is as large as its content. */}
              <path aria-hidden="true" d={`M0 0L${store.x - town.x} ${store.y - town.y}`} />
            </g>
          ))}
        </g>
        <use href={`${mapFile}#pin`} aria-hidden="true" />
      </svg>
      <MapCaption view={view} isRepeated={isRepeated} />
    </figure>
  );
}

/** The drawing as one link to the page of all towns, for pages that have the links as words. */
export const AreaMapLink = ({ view, to }: { view: AreaMapView; to: string }) => (
  <figure className="area-map w-full">
    <a href={to} tabIndex={-1} aria-hidden="true">
      <svg {...frameOf(view)}>
        <use href={`${mapFile}#map`} />
      </svg>
    </a>
    <MapCaption view={view} isRepeated />
  </figure>
);

const MapCaption = ({ view, isRepeated }: Required<AreaMapProps>) => (
  <figcaption className="mt-1 text-xs text-soft">
    {`${view.pin} The rings show miles in a straight line.`}
    {view.unshown.length > 0 && (
      <span className="block">
        {"Not on the map: "}
        {view.unshown.map(({ city, to }, at) => (
          <Fragment key={to}>
            {at > 0 && " · "}
            {isRepeated ? city : <a href={to}>{city}</a>}
          </Fragment>
        ))}
      </span>
    )}
  </figcaption>
);

/** A link with its target for a finger. */
const TownLink = ({ town, isRepeated }: { town: TownView; isRepeated: boolean }) => (
  <a href={town.to} tabIndex={isRepeated ? -1 : undefined}>
    {/* `fill="none"` would not catch a tap. */}
    <rect {...town.target} rx="3" fill="transparent" stroke="none" />
    <TownMark town={town} />
  </a>
);
