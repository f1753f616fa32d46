/**
 * The map of the towns around the store, worked out on the server: places in degrees become numbers in a
 * drawing, names find a free spot. Units of the drawing are CSS pixels on a phone 360 px wide, where the
 * map is 328 px wide; anywhere else it scales as a whole.
 */

interface Place {
  /** Degrees north. */
  lat: number;
  /** Degrees east, so negative in Ohio. */
  lng: number;
}

export interface MapTown extends Place {
  slug: string;
  city: string;
}

interface Point {
  x: number;
  y: number;
}

export interface MapBox extends Point {
  width: number;
  height: number;
}

/** What the map shows, in units of the drawing; x grows to the east, y to the south. */
export interface AreaMapView {
  width: number;
  height: number;
  /** Where the tip of the pin points. */
  store: Point;
  /** Circles around the store; `labelX` and `labelY` are the middle of the words on the line. */
  rings: Array<{ miles: number; r: number; labelX: number; labelY: number }>;
  /** The shore from the left edge to the right one, as path data; the lake is above it. */
  shore: string;
  /** County lines, as path data. */
  borders: string;
  /** Names of counties and the middle of each. */
  counties: Array<{ name: string } & Point>;
  /** The middle of the lake's name. */
  lake: Point;
  /** The foot of the lighthouse. */
  lighthouse: Point;
  /** In the order they were given. */
  towns: TownView[];
}

export interface TownView extends Point, Label {
  slug: string;
  city: string;
}

interface Label {
  labelX: number;
  labelY: number;
  anchor: "start" | "middle" | "end";
  /** From `labelY` down to the line that letters stand on, in ems, so that a smaller type keeps to its dot. */
  dy: string;
  /** What a finger may hit: the dot, the name and the room around them. */
  target: MapBox;
}

/** Sizes of type, in units of the drawing, that the labels are placed for. */
export const townTypeSize = 12;
export const smallTypeSize = 11;
export const lakeTypeSize = 17;

const width = 328;
/** Room between the outermost towns and the frame: the lake, and the names of the counties around. */
const margin = { left: 17, right: 31, top: 62, bottom: 36 };
const ringMiles = [5, 10, 15];
/** The radius of a town's dot. */
export const dotSize = 3;
/** 24 CSS px must remain on a phone 320 px wide, where the map is 288 px wide. @see WCAG 2.2, 2.5.8 */
const targetHeight = 27.5;

/** Miles in a degree of latitude, on a sphere with the Earth's mean radius of 3,958.8 miles. */
const milesPerDegree = (3958.8 * Math.PI) / 180;

// The shore and the county lines are drawn simply, to about half a mile, from general knowledge; the corners were
// checked against the county outlines in github.com/johan/world.geo.json. The shore runs from Euclid past the
// Chagrin River, Mentor Headlands, Fairport Harbor, the Perry plant and Geneva-on-the-Lake to Ashtabula's harbor.
const shore: readonly Place[] = [
  { lat: 41.6, lng: -81.54 },
  { lat: 41.634, lng: -81.488 },
  { lat: 41.676, lng: -81.438 },
  { lat: 41.715, lng: -81.368 },
  { lat: 41.751, lng: -81.302 },
  { lat: 41.76, lng: -81.28 },
  { lat: 41.777, lng: -81.235 },
  { lat: 41.801, lng: -81.148 },
  { lat: 41.838, lng: -81.055 },
  { lat: 41.853, lng: -81.003 },
  { lat: 41.863, lng: -80.95 },
  { lat: 41.905, lng: -80.8 },
];

const southOfTheMap = 41.3;
const borders: ReadonlyArray<readonly Place[]> = [
  // Lake County and Cuyahoga, then Cuyahoga and Geauga.
  [
    { lat: 41.634, lng: -81.488 },
    { lat: 41.568, lng: -81.488 },
    { lat: 41.568, lng: -81.39 },
    { lat: southOfTheMap, lng: -81.39 },
  ],
  // Lake County and Geauga: along the south of Kirtland, Concord, Leroy and Madison.
  [
    { lat: 41.568, lng: -81.39 },
    { lat: 41.568, lng: -81.297 },
    { lat: 41.636, lng: -81.297 },
    { lat: 41.636, lng: -81.102 },
    { lat: 41.715, lng: -81.102 },
    { lat: 41.715, lng: -81.003 },
  ],
  // Ashtabula in the east, from the shore down.
  [
    { lat: 41.853, lng: -81.003 },
    { lat: southOfTheMap, lng: -81.003 },
  ],
];

/** Where a name has room inside its county: not the county's own middle. */
const countyNames: ReadonlyArray<{ name: string } & Place> = [
  { name: "Lake County", lat: 41.7, lng: -81.165 },
  { name: "Geauga", lat: 41.585, lng: -81.05 },
  { name: "Cuyahoga", lat: 41.54, lng: -81.45 },
  { name: "Ashtabula", lat: 41.565, lng: -80.944 },
];
const lakeName: Place = { lat: 41.818, lng: -81.38 };
/** The light on Fairport Harbor's west breakwater. */
const lighthouse: Place = { lat: 41.7678, lng: -81.2811 };

type Project = (place: Place) => Point;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The drawing of the towns around a store. A few milliseconds of work, so make it once and keep it.
 * @param towns at least one away from the store, in the order in which a keyboard should reach them
 * @param store where the rings are measured from; the map is true to scale around it
 */
export function areaMapView(towns: readonly MapTown[], store: Place): AreaMapView {
  const offsets = [store, ...towns].map((place) => milesFrom(store, place));
  const west = Math.min(...offsets.map(({ x }) => x));
  const north = Math.min(...offsets.map(({ y }) => y));
  const east = Math.max(...offsets.map(({ x }) => x));
  const south = Math.max(...offsets.map(({ y }) => y));
  const unitsPerMile = (width - margin.left - margin.right) / (east - west);
  const height = Math.round(margin.top + (south - north) * unitsPerMile + margin.bottom);
  const project: Project = (place) => {
    const { x, y } = milesFrom(store, place);
    return { x: round(margin.left + (x - west) * unitsPerMile), y: round(margin.top + (y - north) * unitsPerMile) };
  };

  const frame = { x: 0, y: 0, width, height };
  const pin = project(store);
  const counties = countyNames.map(({ name, ...place }) => ({ name, ...project(place) }));
  const landmarks = { lake: project(lakeName), lighthouse: project(lighthouse) };
  const drawn = [
    pinBox(pin),
    lighthouseBox(landmarks.lighthouse),
    textBox("Lake Erie", landmarks.lake, lakeTypeSize),
    ...counties.map(({ name, ...middle }) => textBox(name, middle, smallTypeSize)),
  ];
  const dots = towns.map(({ slug, city, ...place }) => ({ slug, city, ...project(place) }));
  const lines = borders.flatMap((line) => boxesAlong(line.map(project)));
  const labelled = placeLabels(dots, drawn, lines, frame);
  const taken = [...drawn, ...lines, ...labelled.map(({ target }) => target)];
  return {
    width,
    height,
    store: pin,
    rings: ringMiles.map((miles) => ringAround(pin, miles, unitsPerMile, taken, frame)),
    shore: pathThrough(shore, project),
    borders: borders.map((line) => pathThrough(line, project)).join(""),
    counties,
    ...landmarks,
    towns: labelled,
  };
}

/** Miles east and south of the store. Equirectangular: over 20 miles it errs by less than 0.05 of a mile. */
function milesFrom(store: Place, { lat, lng }: Place): Point {
  const shrink = Math.cos((store.lat * Math.PI) / 180);
  return { x: (lng - store.lng) * shrink * milesPerDegree, y: (store.lat - lat) * milesPerDegree };
}

function pathThrough(places: readonly Place[], project: Project): string {
  const points = places.map(project).map(({ x, y }) => `${x} ${y}`);
  return `M${points.join("L")}`;
}

/** How wide a line of Figtree in semibold is; for the names here a browser measures the same or up to a sixth less. */
function textWidth(text: string, size: number): number {
  const ems = [...text].map((letter) =>
    /[ fijlrt]/.test(letter) ? 0.35 : /[MWmw]/.test(letter) ? 0.9 : /[A-Z]/.test(letter) ? 0.7 : 0.58,
  );
  return size * ems.reduce((sum, em) => sum + em, 0);
}

/** The room that one line of text takes around its middle. */
export function textBox(text: string, { x, y }: Point, size: number): MapBox {
  const box = { width: textWidth(text, size), height: size };
  return { x: x - box.width / 2, y: y - box.height / 2, ...box };
}

/** The room of each stretch between two points; county lines run nearly straight along the compass. */
function boxesAlong(points: readonly Point[]): MapBox[] {
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return {
      x: Math.min(start.x, end.x) - 1,
      y: Math.min(start.y, end.y) - 1,
      width: Math.abs(end.x - start.x) + 2,
      height: Math.abs(end.y - start.y) + 2,
    };
  });
}

// The room of the drawings in `area-map.tsx`. The pin's tip is left out: it stands on the dot of its own town.
const pinBox = ({ x, y }: Point): MapBox => ({ x: x - 8, y: y - 21, width: 16, height: 18 });
const lighthouseBox = ({ x, y }: Point): MapBox => ({ x: x - 7, y: y - 23, width: 14, height: 23 });

/**
 * Where a name may stand beside its dot, the best first: to the east or west (1, -1), below or above (1, -1), and,
 * when it is level with the dot, how far its target is moved to the south.
 */
const sides = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, -1, 0],
  [0, 1, 0],
  [1, 0, 6],
  [1, 0, -6],
  [-1, 0, 6],
  [-1, 0, -6],
  [1, 1, 0],
  [1, -1, 0],
  [-1, 1, 0],
  [-1, -1, 0],
] as const;

function labelAt(city: string, { x, y }: Point, [across, down, shift]: (typeof sides)[number]): Label {
  const long = textWidth(city, townTypeSize);
  const reach = across === 0 ? long : dotSize + long + (down === 0 ? 7 : 2);
  const left = across === 0 ? x - long / 2 : across > 0 ? x - dotSize : x + dotSize - reach;
  const top = down === 0 ? y - targetHeight / 2 + shift : down > 0 ? y - dotSize : y + dotSize - targetHeight;
  return {
    labelX: round(x + across * (down === 0 ? 6 : 1)),
    labelY: round(y + down * 6),
    anchor: across === 0 ? "middle" : across > 0 ? "start" : "end",
    dy: down === 0 ? ".35em" : down > 0 ? ".75em" : "0",
    target: { x: round(left), y: round(top), width: round(reach), height: targetHeight },
  };
}

interface Choice<Dot> {
  dot: Dot;
  labels: readonly Label[];
}

/**
 * A label for each dot such that no two targets overlap, or undefined when there is no such way. The dot with the
 * fewest choices left goes first, which keeps the search to a few dozen steps.
 */
function chooseLabels<Dot>(choices: ReadonlyArray<Choice<Dot>>): ReadonlyMap<Dot, Label> | undefined {
  const [first, ...others] = choices.toSorted((a, b) => a.labels.length - b.labels.length);
  if (first === undefined) {
    return new Map();
  }
  for (const label of first.labels) {
    const left = others.map(({ dot, labels }) => ({
      dot,
      labels: labels.filter(({ target }) => sharedArea(target, label.target) === 0),
    }));
    const chosen = chooseLabels(left);
    if (chosen !== undefined) {
      return new Map([...chosen, [first.dot, label]]);
    }
  }
  return undefined;
}

/**
 * The dots, in their order, with labels inside the frame and clear of each other, of what is drawn unless that
 * leaves no way, and rather off the lines than on them.
 */
function placeLabels<Dot extends { city: string } & Point>(
  dots: readonly Dot[],
  drawn: readonly MapBox[],
  lines: readonly MapBox[],
  frame: MapBox,
): Array<Dot & Label> {
  const choose = (taken: readonly MapBox[]) =>
    chooseLabels(
      dots.map((dot) => ({
        dot,
        labels: sides
          .map((side) => labelAt(dot.city, dot, side))
          .filter(({ target }) => crowding(target, taken, frame) === 0)
          .toSorted((a, b) => crowding(a.target, lines, frame) - crowding(b.target, lines, frame)),
      })),
    );
  const labels = choose(drawn) ?? choose([]) ?? new Map<Dot, Label>();
  return dots.map((dot) => ({ ...dot, ...(labels.get(dot) ?? labelAt(dot.city, dot, sides[0])) }));
}

/** A ring with its miles written over the line where there is room, from the east round to the south. */
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

/** "5 miles" */
export function ringLabel(miles: number): string {
  return `${miles} miles`;
}

/** Square units of a box that lie on taken ones or outside the frame. */
function crowding(box: MapBox, taken: readonly MapBox[], frame: MapBox): number {
  const outside = box.width * box.height - sharedArea(box, frame);
  const sum = taken.reduce((covered, other) => covered + sharedArea(box, other), outside);
  // Less is the arithmetic's own noise.
  return sum < 0.01 ? 0 : sum;
}

/** Square units that two boxes share. */
export function sharedArea(a: MapBox, b: MapBox): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}
