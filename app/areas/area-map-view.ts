/** Draws the map: turns degrees into units of the drawing. */
import type { Area } from "../content/schema.ts";
import { borders, countyNames, lakeName, lighthouse, milesFrom, shore, type LatLng } from "./area-geography.ts";
import { dotSize, townTypeSize, type AreaMapView, type Label, type Point } from "./area-map.ts";

type LabelSide = Area["labelSide"];

export interface MapTown extends LatLng {
  slug: string;
  city: string;
  labelSide: LabelSide;
}

const width = 328;
/** Room between the outermost towns and the frame: the lake, and the names of the counties around. */
const margin = { left: 17, right: 31, top: 62, bottom: 36 };

/** The rings, and where the miles stand on each: degrees from the east towards the south. */
const rings = [
  { miles: 5, angle: 35 },
  { miles: 10, angle: 0 },
  { miles: 15, angle: 0 },
] as const;

type Project = (position: LatLng) => Point;

/** A store whose own position nobody has entered stands in the middle of its town, and the map says so. */
function pinName(towns: readonly MapTown[], { lat, lng }: LatLng): string {
  const town = towns.find((each) => each.lat === lat && each.lng === lng);
  return town === undefined ? "our store" : `the center of ${town.city}`;
}

/**
 * The drawing of the towns around a store.
 * @param towns at least one away from the store, in the order in which a keyboard reaches them
 * @param store where the rings are measured from; the map is true to scale around it
 */
export function areaMapView(towns: readonly MapTown[], store: LatLng): AreaMapView {
  const offsets = [store, ...towns].map((position) => milesFrom(store, position));
  const west = Math.min(...offsets.map(({ x }) => x));
  const north = Math.min(...offsets.map(({ y }) => y));
  const east = Math.max(...offsets.map(({ x }) => x));
  const south = Math.max(...offsets.map(({ y }) => y));
  const unitsPerMile = (width - margin.left - margin.right) / (east - west);
  const project: Project = (position) => {
    const { x, y } = milesFrom(store, position);
    // Whole units: shorter, and nobody sees half a pixel.
    return {
      x: Math.round(margin.left + (x - west) * unitsPerMile),
      y: Math.round(margin.top + (y - north) * unitsPerMile),
    };
  };
  const pin = project(store);
  return {
    width,
    height: Math.round(margin.top + (south - north) * unitsPerMile + margin.bottom),
    store: pin,
    pin: pinName(towns, store),
    rings: rings.map(({ miles, angle }) => ringAround(pin, miles, unitsPerMile, angle)),
    shore: pathThrough(shore, project),
    borders: borders.map((line) => pathThrough(line, project)).join(""),
    counties: countyNames.map(({ name, ...position }) => ({ name, ...project(position) })),
    lake: project(lakeName),
    lighthouse: project(lighthouse),
    towns: towns.map(({ slug, city, labelSide, ...position }) => {
      const dot = project(position);
      return { slug, city, ...dot, ...labelBeside(city, labelSide) };
    }),
  };
}

function pathThrough(positions: readonly LatLng[], project: Project): string {
  const points = positions.map(project).map(({ x, y }) => `${x} ${y}`);
  return `M${points.join("L")}`;
}

function ringAround({ x, y }: Point, miles: number, unitsPerMile: number, angle: number): AreaMapView["rings"][number] {
  const r = Math.round(miles * unitsPerMile);
  const radians = (angle * Math.PI) / 180;
  const out = r + 4;
  return { miles, r, labelX: Math.round(x + out * Math.cos(radians)), labelY: Math.round(y + out * Math.sin(radians)) };
}

/** From the middle of a dot to its name, straight and across a corner. */
const gap = { straight: 6, corner: 1 };
/** 24 CSS px must remain on a phone 320 px wide, where the map is 288 px wide. @see WCAG 2.2, 2.5.8 */
const targetHeight = 28;
/** How wide a letter of a name is on average, in ems; in Figtree's semibold they are a little less. */
const letterWidth = 0.56;

/** A town's name and its target, as seen from its dot; both reach over the dot. */
function labelBeside(city: string, side: LabelSide): Label {
  const across = side.endsWith("E") ? 1 : side.endsWith("W") ? -1 : 0;
  const down = side.startsWith("S") ? 1 : side.startsWith("N") ? -1 : 0;
  const out = down === 0 ? gap.straight : gap.corner;
  const long = city.length * townTypeSize * letterWidth;
  const reach = across === 0 ? 2 * Math.ceil(long / 2) : Math.ceil(dotSize + out + long);
  return {
    labelX: across * out,
    labelY: down * gap.straight,
    anchor: across === 0 ? "middle" : across > 0 ? "start" : "end",
    dy: down === 0 ? ".35em" : down > 0 ? ".75em" : "0",
    target: {
      x: across === 0 ? -reach / 2 : across > 0 ? -dotSize : dotSize - reach,
      y: down === 0 ? -targetHeight / 2 : down > 0 ? -dotSize : dotSize - targetHeight,
      width: reach,
      height: targetHeight,
    },
  };
}
