/**
 * Lake County and its neighbors in degrees. The shore and the county lines are drawn simply, to about half a mile, from
 * general knowledge; the corners were checked against the county outlines in github.com/johan/world.geo.json.
 */
import type { Point } from "./area-map-boxes.ts";

export interface LatLng {
  /** Degrees north. */
  lat: number;
  /** Degrees east, so negative in Ohio. */
  lng: number;
}

/**
 * Reads a line of positions: "41.634 -81.488, 41.568 -81.488". What only the map at build time reads is marked as pure,
 * so that the Worker leaves it out.
 */
const lineOf = (text: string): LatLng[] =>
  text.split(",").map((position) => {
    const [lat = 0, lng = 0] = position.trim().split(" ").map(Number);
    return { lat, lng };
  });

/**
 * Lake Erie, all around. East of Euclid the south shore passes the Chagrin River, Mentor Headlands, Fairport Harbor, the
 * Perry plant, Geneva-on-the-Lake and Ashtabula's harbor; farther off, and in Canada, it is drawn to a few miles.
 */
export const lake = /* @__PURE__ */ lineOf(
  `41.47 -82.18, 41.505 -81.71, 41.6 -81.54, 41.634 -81.488, 41.676 -81.438, 41.715 -81.368, 41.751 -81.302, 41.76 -81.28,
  41.777 -81.235, 41.801 -81.148, 41.838 -81.055, 41.853 -81.003, 41.863 -80.95, 41.905 -80.8, 41.97 -80.55, 42.15 -80.1,
  42.5 -79.3, 42.87 -78.9, 42.86 -79.58, 42.55 -80.05, 42.64 -80.8, 42.66 -81.21, 42.5 -81.61, 42.25 -81.92, 41.91 -82.51,
  41.46 -82.71`,
);

export const borders = /* @__PURE__ */ [
  // Lake County and Cuyahoga, then Geauga and its neighbors in the west and south.
  "41.634 -81.488, 41.568 -81.488, 41.568 -81.39, 41.348 -81.39, 41.348 -81.003",
  // Lake County and Geauga: along the south of Kirtland, Concord, Leroy and Madison.
  "41.568 -81.39, 41.568 -81.297, 41.636 -81.297, 41.636 -81.102, 41.715 -81.102, 41.715 -81.003",
  // Ashtabula in the east, from the shore down.
  "41.853 -81.003, 41.348 -81.003",
].map(lineOf);

/** Places with room for the name inside its county; not the middle of the county. */
export const countyNames: ReadonlyArray<{ name: string } & LatLng> = [
  { name: "Lake County", lat: 41.7, lng: -81.165 },
  { name: "Geauga", lat: 41.585, lng: -81.05 },
  { name: "Cuyahoga", lat: 41.54, lng: -81.45 },
  { name: "Ashtabula", lat: 41.565, lng: -80.944 },
];

/** The middle of the lake's name, with water all around. */
export const lakeName: LatLng = { lat: 41.8458, lng: -81.3777 };

/** The light on the west breakwater of Fairport Harbor. */
export const lighthouse: LatLng = { lat: 41.7678, lng: -81.2811 };

/** Miles in a degree of latitude, on a sphere with the Earth's mean radius of 3,958.8 miles. */
const milesPerDegree = (3958.8 * Math.PI) / 180;

/** Miles east and south of the store, by the latitude halfway: over 20 miles the error is less than a hundredth. */
export function milesFrom(store: LatLng, { lat, lng }: LatLng): Point {
  const shrink = Math.cos(((store.lat + lat) * Math.PI) / 360);
  return { x: (lng - store.lng) * shrink * milesPerDegree, y: (store.lat - lat) * milesPerDegree };
}

/** Miles in a straight line. */
export function milesApart(a: LatLng, b: LatLng): number {
  const { x, y } = milesFrom(a, b);
  return Math.hypot(x, y);
}

/** Clockwise from the north. */
const compassPoints = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;

/** Distance of a town from the store in miles with one decimal, and its direction by the compass. */
export function bearingFrom(store: LatLng, town: LatLng) {
  const { x, y } = milesFrom(store, town);
  const turns = Math.atan2(x, -y) / (2 * Math.PI);
  return {
    miles: Math.round(milesApart(store, town) * 10) / 10,
    direction: compassPoints[Math.round((turns + 1) * 8) % 8] ?? "north",
  };
}

export const isSamePlace = (a: LatLng, b: LatLng): boolean => a.lat === b.lat && a.lng === b.lng;
