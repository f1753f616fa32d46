import type { AreaMapRecord } from "./schema.ts";

/**
 * The map of the towns around the store: the land around Lake County, the frame, and a place by hand for each label. The units
 * are CSS pixels on a phone 360 px wide, where the map is 328 px wide; on other screens it scales as a whole. x grows to the
 * east, y to the south.
 *
 * Shore and county lines are drawn simply, to about half a mile, from general knowledge; the corners were checked against the
 * county outlines in github.com/johan/world.geo.json.
 */
export const areaMapRecord = {
  width: 328,
  height: 257,
  unitsPerMile: 10.4,
  /** Where the store stands in the frame. */
  store: { x: 133.64, y: 154.69 },
  /**
   * Lake Erie, all around, as degrees north and east. East of Euclid the south shore passes the Chagrin River, Mentor Headlands,
   * Fairport Harbor, the Perry plant, Geneva-on-the-Lake and Ashtabula's harbor; farther off, and in Canada, it is drawn to a
   * few miles.
   */
  lake: `41.47 -82.18, 41.505 -81.71, 41.6 -81.54, 41.634 -81.488, 41.676 -81.438, 41.715 -81.368, 41.751 -81.302,
    41.76 -81.28, 41.777 -81.235, 41.801 -81.148, 41.838 -81.055, 41.853 -81.003, 41.863 -80.95, 41.905 -80.8, 41.97 -80.55,
    42.15 -80.1, 42.5 -79.3, 42.87 -78.9, 42.86 -79.58, 42.55 -80.05, 42.64 -80.8, 42.66 -81.21, 42.5 -81.61, 42.25 -81.92,
    41.91 -82.51, 41.46 -82.71`,
  borders: [
    // Lake County and Cuyahoga, then Geauga and its neighbors in the west and south.
    "41.634 -81.488, 41.568 -81.488, 41.568 -81.39, 41.348 -81.39, 41.348 -81.003",
    // Lake County and Geauga: along the south of Kirtland, Concord, Leroy and Madison.
    "41.568 -81.39, 41.568 -81.297, 41.636 -81.297, 41.636 -81.102, 41.715 -81.102, 41.715 -81.003",
    // Ashtabula in the east, from the shore down.
    "41.853 -81.003, 41.348 -81.003",
  ],
  /** The light on the west breakwater of Fairport Harbor. */
  lighthouse: { lat: 41.7678, lng: -81.2811 },
  /** The middle of each label. */
  lakeName: { x: 66, y: 30 },
  counties: [
    { text: "Lake County", x: 180, y: 134 },
    { text: "Geauga", x: 241, y: 217 },
    { text: "Ashtabula", x: 298, y: 231 },
  ],
  rings: [
    { miles: 5, x: 182, y: 183 },
    { miles: 10, x: 235, y: 118 },
    { miles: 15, x: 294, y: 155 },
  ],
} satisfies AreaMapRecord;
