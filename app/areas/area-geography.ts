/**
 * Lake County and its neighbors in degrees. The shore and the county lines are drawn simply, to about half a mile, from
 * general knowledge; the corners were checked against the county outlines in github.com/johan/world.geo.json.
 */
import type { Point } from "./area-map.ts";

export interface LatLng {
  /** Degrees north. */
  lat: number;
  /** Degrees east, so negative in Ohio. */
  lng: number;
}

/**
 * From Euclid past the Chagrin River, Mentor Headlands, Fairport Harbor, the Perry plant and Geneva-on-the-Lake to
 * Ashtabula's harbor.
 */
export const shore: readonly LatLng[] = [
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
export const borders: ReadonlyArray<readonly LatLng[]> = [
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

/** Where a name has room inside its county; not the middle of the county. */
export const countyNames: ReadonlyArray<{ name: string } & LatLng> = [
  { name: "Lake County", lat: 41.7, lng: -81.165 },
  { name: "Geauga", lat: 41.585, lng: -81.05 },
  { name: "Cuyahoga", lat: 41.54, lng: -81.45 },
  { name: "Ashtabula", lat: 41.565, lng: -80.944 },
];
export const lakeName: LatLng = { lat: 41.818, lng: -81.38 };
/** The light on Fairport Harbor's west breakwater. */
export const lighthouse: LatLng = { lat: 41.7678, lng: -81.2811 };

/** Miles in a degree of latitude, on a sphere with the Earth's mean radius of 3,958.8 miles. */
const milesPerDegree = (3958.8 * Math.PI) / 180;

/** Miles east and south of the store. Equirectangular: over 20 miles the error is less than 0.05 of a mile. */
export function milesFrom(store: LatLng, { lat, lng }: LatLng): Point {
  const shrink = Math.cos((store.lat * Math.PI) / 180);
  return { x: (lng - store.lng) * shrink * milesPerDegree, y: (store.lat - lat) * milesPerDegree };
}
