import type { Area } from "../content/schema.ts";

type LatLng = Area["geo"];

/** Miles per degree of latitude; the Earth's mean radius is 3,958.8 miles. */
const milesPerDegree = (3958.8 * Math.PI) / 180;

/** Uses the mean latitude: within 20 miles the error is under a hundredth. */
export function milesFrom(store: LatLng, { lat, lng }: LatLng) {
  const shrink = Math.cos(((store.lat + lat) * Math.PI) / 360);
  return { x: (lng - store.lng) * shrink * milesPerDegree, y: (store.lat - lat) * milesPerDegree };
}

const compassPoints = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;

/** Straight-line miles, one decimal, and a compass direction. */
export function bearingFrom(store: LatLng, town: LatLng) {
  const { x, y } = milesFrom(store, town);
  const turns = Math.atan2(x, -y) / (2 * Math.PI);
  return {
    miles: Math.round(Math.hypot(x, y) * 10) / 10,
    direction: compassPoints[Math.round((turns + 1) * 8) % 8] ?? "north",
  };
}
