/** How far apart two places are. */
import type { Area } from "../content/schema.ts";

type LatLng = Area["geo"];

/** Miles in a degree of latitude, on a sphere with the Earth's mean radius of 3,958.8 miles. */
const milesPerDegree = (3958.8 * Math.PI) / 180;

/** Miles east and south of the store, by the latitude halfway: over 20 miles the error is less than a hundredth. */
export function milesFrom(store: LatLng, { lat, lng }: LatLng) {
  const shrink = Math.cos(((store.lat + lat) * Math.PI) / 360);
  return { x: (lng - store.lng) * shrink * milesPerDegree, y: (store.lat - lat) * milesPerDegree };
}

/** Clockwise from the north. */
const compassPoints = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;

/** Distance of a town from the store in miles with one decimal, in a straight line, and its direction by the compass. */
export function bearingFrom(store: LatLng, town: LatLng) {
  const { x, y } = milesFrom(store, town);
  const turns = Math.atan2(x, -y) / (2 * Math.PI);
  return {
    miles: Math.round(Math.hypot(x, y) * 10) / 10,
    direction: compassPoints[Math.round((turns + 1) * 8) % 8] ?? "north",
  };
}
