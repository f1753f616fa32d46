/** Draws the map: turns degrees into units of the drawing, and has the labels laid out. */
import { borders, countyNames, lakeName, lighthouse, milesFrom, shore, type LatLng } from "./area-geography.ts";
import { lakeTypeSize, ringLabel, smallTypeSize, type AreaMapView, type MapBox, type Point } from "./area-map.ts";
import { boxesAlong, crowding, layOutLabels, round, textBox } from "./map-labels.ts";

export interface MapTown extends LatLng {
  slug: string;
  city: string;
}

const width = 328;
/** Room between the outermost towns and the frame: the lake, and the names of the counties around. */
const margin = { left: 17, right: 31, top: 62, bottom: 36 };
const ringMiles = [5, 10, 15];

type Project = (position: LatLng) => Point;

/**
 * The drawing of the towns around a store. A few milliseconds of work: the site's own is made while it is built.
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
  const height = Math.round(margin.top + (south - north) * unitsPerMile + margin.bottom);
  const project: Project = (position) => {
    const { x, y } = milesFrom(store, position);
    return { x: round(margin.left + (x - west) * unitsPerMile), y: round(margin.top + (y - north) * unitsPerMile) };
  };

  const frame = { x: 0, y: 0, width, height };
  const pin = project(store);
  const counties = countyNames.map(({ name, ...position }) => ({ name, ...project(position) }));
  const landmarks = { lake: project(lakeName), lighthouse: project(lighthouse) };
  const drawn = [
    pinBox(pin),
    lighthouseBox(landmarks.lighthouse),
    textBox("Lake Erie", landmarks.lake, lakeTypeSize),
    ...counties.map(({ name, ...middle }) => textBox(name, middle, smallTypeSize)),
  ];
  const dots = towns.map(({ slug, city, ...position }) => ({ slug, city, ...project(position) }));
  const lines = borders.flatMap((line) => boxesAlong(line.map(project)));
  const labeled = layOutLabels(dots, drawn, lines, frame);
  const taken = [...drawn, ...lines, ...labeled.map(({ target }) => target)];
  return {
    width,
    height,
    store: pin,
    rings: ringMiles.map((miles) => ringAround(pin, miles, unitsPerMile, taken, frame)),
    shore: pathThrough(shore, project),
    borders: borders.map((line) => pathThrough(line, project)).join(""),
    counties,
    ...landmarks,
    towns: labeled,
  };
}

function pathThrough(positions: readonly LatLng[], project: Project): string {
  const points = positions.map(project).map(({ x, y }) => `${x} ${y}`);
  return `M${points.join("L")}`;
}

// Boxes of the drawings in `area-map.tsx`. The tip of the pin is left out: it stands on the dot of its own town.
const pinBox = ({ x, y }: Point): MapBox => ({ x: x - 8, y: y - 21, width: 16, height: 18 });
const lighthouseBox = ({ x, y }: Point): MapBox => ({ x: x - 7, y: y - 23, width: 14, height: 23 });

/** A ring with its miles written over the line where there is room, from the east around to the south. */
function ringAround({ x, y }: Point, miles: number, unitsPerMile: number, taken: readonly MapBox[], frame: MapBox) {
  const r = round(miles * unitsPerMile);
  const out = r + 4;
  const spots = Array.from({ length: 19 }, (_, step) => {
    const angle = (step * 5 * Math.PI) / 180;
    return { labelX: round(x + out * Math.cos(angle)), labelY: round(y + out * Math.sin(angle)) };
  });
  const cost = ({ labelX, labelY }: (typeof spots)[number]) =>
    crowding(textBox(ringLabel(miles), { x: labelX, y: labelY }, smallTypeSize), taken, frame);
  return { miles, r, ...spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best)) };
}
