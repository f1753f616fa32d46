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
 * Lake Erie, all around. East of Euclid the south shore passes the Chagrin River, Mentor Headlands, Fairport Harbor, the
 * Perry plant, Geneva-on-the-Lake and Ashtabula's harbor; farther off, and in Canada, it is drawn to a few miles.
 */
export const lake: readonly LatLng[] = [
  { lat: 41.47, lng: -82.18 },
  { lat: 41.505, lng: -81.71 },
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
  { lat: 41.97, lng: -80.55 },
  { lat: 42.15, lng: -80.1 },
  { lat: 42.5, lng: -79.3 },
  { lat: 42.87, lng: -78.9 },
  { lat: 42.86, lng: -79.58 },
  { lat: 42.55, lng: -80.05 },
  { lat: 42.64, lng: -80.8 },
  { lat: 42.66, lng: -81.21 },
  { lat: 42.5, lng: -81.61 },
  { lat: 42.25, lng: -81.92 },
  { lat: 41.91, lng: -82.51 },
  { lat: 41.46, lng: -82.71 },
];

/** Latitude of the southern border of Geauga. */
const southOfGeauga = 41.348;
export const borders: ReadonlyArray<readonly LatLng[]> = [
  // Lake County and Cuyahoga, then Geauga and its neighbors in the west and south.
  [
    { lat: 41.634, lng: -81.488 },
    { lat: 41.568, lng: -81.488 },
    { lat: 41.568, lng: -81.39 },
    { lat: southOfGeauga, lng: -81.39 },
    { lat: southOfGeauga, lng: -81.003 },
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
    { lat: southOfGeauga, lng: -81.003 },
  ],
];

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
