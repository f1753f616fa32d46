import { dotSize, smallTypeSize, type AreaMapView, type TownView } from "./area-map.ts";

export const townLooks = {
  fill: "var(--color-blue-strong)",
  stroke: "var(--map-land)",
  strokeWidth: "2.5",
  fontWeight: "600",
  paintOrder: "stroke",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/**
 * The file with the drawing, written by vite.config.ts, which documents show by `<use>`: no styles reach into it but the custom properties of map.css,
 * which make type and dots smaller where the drawing is larger. Sizes are in units of the drawing.
 */
export function AreaMapFile({ view }: { view: AreaMapView }) {
  const { store, lake, lighthouse } = view;
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <g id="map">
        <g
          id="ground"
          fontSize={`var(--map-small, ${smallTypeSize}px)`}
          fontWeight="600"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
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
            {view.rings.map(({ text, x, y }) => (
              <text key={text} x={x} y={y} dy=".35em">
                {text}
              </text>
            ))}
            {view.counties.map(({ text, x, y }) => (
              <text key={text} x={x} y={y} dy=".35em" fontWeight="450">
                {text}
              </text>
            ))}
          </g>
          <g transform={`translate(${lake.x} ${lake.y})`}>
            <text
              fontFamily="var(--font-display)"
              dy=".35em"
              fontSize="var(--map-large, 17px)"
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
          <g
            transform={`translate(${lighthouse.x} ${lighthouse.y})`}
            fill="var(--color-card)"
            stroke="var(--color-soft)"
          >
            <path d="M-3.6 0l1-15h5.2l1 15zM-2-15v-4h4v4z" />
            <path fill="var(--color-red)" d="M-3.3-5l.4-5h5.8l.4 5zM-3-19l3-4 3 4z" />
            <path d="M-4-15h8M-7 .5h14" />
          </g>
        </g>
        <g {...townLooks}>
          {view.towns.map((town) => (
            <g key={town.to} transform={`translate(${town.x} ${town.y})`}>
              <TownMark town={town} />
            </g>
          ))}
        </g>
        <g
          id="pin"
          transform={`translate(${store.x} ${store.y})`}
          fill="var(--color-card)"
          stroke="var(--color-card)"
          strokeLinejoin="round"
          pointerEvents="none"
        >
          <path fill="var(--color-red)" d="M0 0C-2-4-7.5-8-7.5-13.5a7.5 7.5 0 0 1 15 0C7.5-8 2-4 0 0z" />
          <circle cy="-13.5" r="2.8" />
        </g>
      </g>
    </svg>
  );
}

/** Dot and name. The dot is the round end of a line without length, since only its width can be a custom property. */
export const TownMark = ({ town: { city, labelX, labelY, anchor, dy } }: { town: TownView }) => (
  <>
    <path d="M0 0h0" stroke="var(--color-blue-strong)" strokeWidth={`var(--map-dot, ${2 * dotSize}px)`} />
    <text x={labelX} y={labelY} dy={dy} textAnchor={anchor}>
      {city}
    </text>
  </>
);
