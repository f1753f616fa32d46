/** The map of the towns around the store as a drawing, from its record. */
import type { Area, AreaMapRecord } from "../content/schema.ts";
import { counted } from "../text/english.ts";
import { milesFrom } from "./area-geography.ts";

type LatLng = Area["geo"];

export interface MapTown extends LatLng, Pick<Area, "city" | "labelSide"> {
  /** Address of its page. */
  to: string;
}

export type AreaMapView = ReturnType<typeof viewAreaMap>;
export type TownView = ReturnType<typeof viewTown>;

/** Sizes of type, in units of the drawing. */
export const townTypeSize = 12;
export const smallTypeSize = 11;

/** The radius of a town's dot. */
export const dotSize = 3;

/** Steps to the east and to the south, from a dot to its name. */
const steps = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  "above right": [1, -1],
  "above left": [-1, -1],
  "below right": [1, 1],
  "below left": [-1, 1],
} as const;
/** Distance of a name from the middle of its dot, straight and across a corner. */
const gap = { straight: 6, corner: 1 };
/** 24 CSS px must remain on a phone 320 px wide, where the map is 288 px wide. @see WCAG 2.2, 2.5.8 */
const fingerSize = 28;
/** Width of a letter on the average, in ems. */
const letterWidth = 0.56;

/** A town with its name on a side of its dot; the target reaches over both. */
function viewTown({ city, to }: MapTown, labelSide: keyof typeof steps, dot: { x: number; y: number }) {
  const name = Math.ceil(city.length * letterWidth * townTypeSize);
  const [across, down] = steps[labelSide];
  const out = down === 0 ? gap.straight : gap.corner;
  const reach = Math.max(across === 0 ? name : dotSize + out + name, fingerSize);
  return {
    city,
    to,
    ...dot,
    /** Where its name stands, as seen from the dot. */
    labelX: across * out,
    labelY: down * gap.straight,
    anchor: across === 0 ? ("middle" as const) : across > 0 ? ("start" as const) : ("end" as const),
    /** Distance from `labelY` down to the baseline, in ems, so that smaller type keeps to its dot. */
    dy: down === 0 ? ".35em" : down > 0 ? ".75em" : "0",
    /** The area to tap: the name, the dot beside it, and the room around them. */
    target: {
      x: across === 0 ? -reach / 2 : across > 0 ? -dotSize : dotSize - reach,
      y: down === 0 ? -fingerSize / 2 : down > 0 ? -dotSize : dotSize - fingerSize,
      width: reach,
      height: fingerSize,
    },
  };
}

/**
 * The drawing of the towns around a store.
 * @param towns in the order in which a keyboard reaches them
 * @param store where the rings are measured from; the map is true to scale around it
 */
export function viewAreaMap(record: AreaMapRecord, towns: readonly MapTown[], store: LatLng) {
  const { width, height, unitsPerMile, store: center, lakeName, counties } = record;
  // Whole units make the drawing shorter.
  const project = (position: LatLng) => {
    const { x, y } = milesFrom(store, position);
    return { x: Math.round(center.x + x * unitsPerMile), y: Math.round(center.y + y * unitsPerMile) };
  };
  /** Path data through positions: "41.634 -81.488, 41.568 -81.488". */
  const pathThrough = (line: string) =>
    `M${line
      .split(",")
      .map((position) => position.trim().split(" ").map(Number))
      .map(([lat = 0, lng = 0]) => Object.values(project({ lat, lng })).join(" "))
      .join("L")}`;
  // The record may have the middle of a town for the position of the store.
  const middle = towns.find(({ lat, lng }) => lat === store.lat && lng === store.lng);
  return {
    width,
    height,
    /** Tip of the pin. */
    store: project(store),
    pin: middle === undefined ? "The pin is our store." : `The pin marks ${middle.city}, not the store.`,
    /** Its foot. */
    lighthouse: project(record.lighthouse),
    /** The outline of the lake, and county lines, as path data. */
    shore: `${pathThrough(record.lake)}Z`,
    borders: record.borders.map(pathThrough).join(""),
    lake: lakeName,
    counties,
    rings: record.rings.map(({ miles, ...label }) => ({
      r: Math.round(miles * unitsPerMile),
      text: counted(miles, "mile"),
      ...label,
    })),
    /** In the order in which a keyboard reaches them. */
    towns: towns.flatMap((town) => {
      const { labelSide = "right" } = town;
      return labelSide === "none" ? [] : [viewTown(town, labelSide, project(town))];
    }),
    /** Towns that the map leaves out: they are named below it. */
    unshown: towns.filter(({ labelSide }) => labelSide === "none").map(({ city, to }) => ({ city, to })),
  };
}
