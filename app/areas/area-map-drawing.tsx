import { Fragment } from "react";
import { dotSize, smallTypeSize, townTypeSize, type AreaMapView, type TownView } from "./area-map.ts";

interface AreaMapProps {
  view: AreaMapView;
  /** The page has the same links as words: those of the drawing are for the pointer alone. */
  isRepeated?: boolean;
}

/**
 * The towns around the store as one drawing whose names are links, from `viewAreaMap`. Looks are attributes, so that
 * only pages with a map carry them; map.css changes them for pointer, focus, width and forced colors. Type sizes are in
 * units of the drawing; the stylesheet makes them smaller where the drawing is larger.
 */
export function AreaMap({ view, isRepeated = false }: AreaMapProps) {
  const { width, height, store, lake, lighthouse } = view;
  return (
    <figure className="area-map w-full">
      <svg
        className="h-auto w-full rounded-md"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        fontSize={townTypeSize}
        fontWeight="600"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(isRepeated
          ? { "aria-hidden": true }
          : { role: "group", "aria-label": "Map of the towns around our store, north at the top" })}
      >
        <g aria-hidden="true" className="map-ground" fontSize={smallTypeSize}>
          <path fill="var(--map-lake)" stroke="var(--color-blue)" strokeWidth="1.2" d={view.shore} />
          <g fill="none" stroke="var(--color-edge)">
            <path strokeDasharray="6 3 1 3" strokeOpacity=".7" d={view.borders} />
            {view.rings.map(({ r }) => (
              <circle key={r} cx={store.x} cy={store.y} r={r} strokeDasharray=".1 4" strokeWidth="1.2" />
            ))}
          </g>
          <g
            fill="var(--color-soft)"
            stroke="var(--map-land)"
            strokeWidth="2.5"
            paintOrder="stroke"
            textAnchor="middle"
          >
            {view.rings.map(({ label, labelX, labelY }) => (
              <text key={label} x={labelX} y={labelY} dy=".35em">
                {label}
              </text>
            ))}
            {view.counties.map(({ name, x, y }) => (
              <text key={name} x={x} y={y} dy=".35em" fontWeight="450">
                {name}
              </text>
            ))}
          </g>
          {lake && (
            <g transform={`translate(${lake.x} ${lake.y})`}>
              <text
                className="map-lake font-display"
                dy=".35em"
                fontSize="17"
                fill="var(--color-blue)"
                textAnchor="middle"
                letterSpacing=".04em"
              >
                Lake Erie
              </text>
              <path
                fill="none"
                stroke="var(--color-blue)"
                strokeOpacity=".6"
                d="M-60-20q4-4 8 0t8 0M48-24q4-4 8 0t8 0t8 0M-30 22q4-4 8 0t8 0M112-22q4-4 8 0t8 0"
              />
            </g>
          )}
          {lighthouse && (
            <g
              transform={`translate(${lighthouse.x} ${lighthouse.y})`}
              fill="var(--color-card)"
              stroke="var(--color-soft)"
            >
              <path d="M-3.6 0l1-15h5.2l1 15zM-2-15v-4h4v4z" />
              <path fill="var(--color-red)" d="M-3.3-5l.4-5h5.8l.4 5zM-3-19l3-4 3 4z" />
              <path d="M-4-15h8M-7 .5h14" />
            </g>
          )}
        </g>
        <g fill="var(--color-blue-strong)" paintOrder="stroke" strokeWidth="2.5">
          {view.towns.map((town) => (
            <TownLink key={town.to} town={town} store={store} isRepeated={isRepeated} />
          ))}
        </g>
        <g
          aria-hidden="true"
          transform={`translate(${store.x} ${store.y})`}
          fill="var(--color-card)"
          stroke="var(--color-card)"
          pointerEvents="none"
        >
          <path fill="var(--color-red)" d="M0 0C-2-4-7.5-8-7.5-13.5a7.5 7.5 0 0 1 15 0C7.5-8 2-4 0 0z" />
          <circle cy="-13.5" r="2.8" />
        </g>
      </svg>
      <figcaption className="mt-1 text-xs text-soft">
        {`The pin is ${view.pin}. The rings show miles in a straight line.`}
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
    </figure>
  );
}

/**
 * A link with its target for a finger, dot and name; then the line to the store, outside of the link, since a link is as
 * large as its content.
 */
function TownLink({ town, store, isRepeated }: { town: TownView; store: AreaMapView["store"]; isRepeated: boolean }) {
  const { to, city, x, y, labelX, labelY, anchor, dy, target } = town;
  return (
    <g transform={`translate(${x} ${y})`}>
      <a href={to} tabIndex={isRepeated ? -1 : undefined}>
        {/* `fill="none"` would not catch a tap. */}
        <rect {...target} rx="3" fill="transparent" />
        <circle r={dotSize} />
        <text x={labelX} y={labelY} dy={dy} textAnchor={anchor}>
          {city}
        </text>
      </a>
      <path aria-hidden="true" d={`M0 0L${store.x - x} ${store.y - y}`} />
    </g>
  );
}
