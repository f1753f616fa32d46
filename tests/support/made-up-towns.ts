/** Towns as other stores might have them: few and many, close together, in a row, and on the far side of the lake. */
import type { MapTown } from "#app/areas/area-map-view.ts";
import type { LatLng } from "#app/areas/area-geography.ts";
import { slugify } from "#app/text/slugify.ts";
import { randomOf } from "./random.ts";

const names = [
  "Ai",
  "Mentor-on-the-Lake",
  "Leroy Township",
  "Willowick",
  "North Kingsville",
  "Waite Hill",
  "Grand River",
  "Timberlake",
  "Kirtland Hills",
  "Willoughby Hills",
  "Lakeline",
  "Thompson",
  "Huntsburg Township",
  "Montville",
  "Hambden",
  "Munson Township",
  "Chesterland",
  "Geneva-on-the-Lake",
  "Harpersfield",
  "Saybrook Township",
  "Ashtabula",
  "Jefferson",
  "Euclid",
  "Mayfield Heights",
  "South Madison",
];

/** Around which they lie. */
export const middle: LatLng = { lat: 41.67167, lng: -81.25083 };

interface Region {
  /** Miles from the store to the middle of the region. */
  north: number;
  east: number;
  /** How far the region reaches from there. */
  milesNorth: number;
  milesEast: number;
}

/** Miles in a degree at the store. */
const degree = { lat: 69.1, lng: 51.6 };

function townsIn(seed: number, count: number, { north, east, milesNorth, milesEast }: Region): LatLng[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => ({
    lat: middle.lat + (north + (random() * 2 - 1) * milesNorth) / degree.lat,
    lng: middle.lng + (east + (random() * 2 - 1) * milesEast) / degree.lng,
  }));
}

const named = (positions: readonly LatLng[]): MapTown[] =>
  positions.map((position, at) => {
    const city = names[at] ?? `Town ${at}`;
    return { city, to: `/service-area/${slugify(city)}`, ...position };
  });

const around = (miles: number): Region => ({ north: 0, east: 0, milesNorth: miles, milesEast: miles });
const acrossTheLake: Region = { north: 42, east: -15, milesNorth: 4, milesEast: 12 };

export const madeUpTowns: ReadonlyArray<readonly [name: string, towns: readonly MapTown[]]> = [
  ["eight", named(townsIn(2, 8, around(15)))],
  ["twenty-five", named(townsIn(4, 25, around(25)))],
  ["twelve within two miles", named(townsIn(5, 12, around(2)))],
  ["fifteen in a row along the shore", named(townsIn(8, 15, { north: 0, east: 0, milesNorth: 0.3, milesEast: 20 }))],
  ["five across the lake, and eight at home", named([...townsIn(10, 5, acrossTheLake), ...townsIn(11, 8, around(12))])],
];
