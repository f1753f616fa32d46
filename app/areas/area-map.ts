import { counted } from "../text/english.ts";
import type { MapBox, Point } from "./area-map-boxes.ts";

/**
 * The map of the towns around the store. Its units are CSS pixels on a phone 360 px wide, where the map is 328 px wide;
 * on other screens it scales as a whole. x grows to the east, y to the south.
 */
export interface AreaMapView {
  width: number;
  height: number;
  /** Tip of the pin. */
  store: Point;
  /** Name of the pin: "our store", or the center of a town that stands for it. */
  pin: string;
  /** Circles around the store; `labelX` and `labelY` are the middle of the words on the line. */
  rings: Array<{ miles: number; r: number; labelX: number; labelY: number }>;
  /** The outline of the lake, as path data. */
  shore: string;
  /** County lines, as path data. */
  borders: string;
  /** Names of counties, and the middle of each; those that have room. */
  counties: Array<{ name: string } & Point>;
  /** The middle of the lake's name. */
  lake: Point | null;
  /** The foot of the lighthouse. */
  lighthouse: Point | null;
  /** Towns in the order in which a keyboard reaches them. */
  towns: TownView[];
  /** Towns that the map leaves out: they are named below it. */
  unshown: Array<Pick<TownView, "city" | "to">>;
}

export interface TownView extends Point {
  city: string;
  /** Address of its page. */
  to: string;
  /** Where its name stands, as seen from the dot. */
  labelX: number;
  labelY: number;
  anchor: "start" | "middle" | "end";
  /** Distance from `labelY` down to the baseline, in ems, so that smaller type keeps to its dot. */
  dy: string;
  /** The area to tap: the name, the dot beside it, and the room around them. */
  target: MapBox;
}

/** Sizes of type, in units of the drawing, that the names find their places by. */
export const townTypeSize = 12;
export const smallTypeSize = 11;
export const lakeTypeSize = 17;

/** The radius of a town's dot. */
export const dotSize = 3;

/** "5 miles" */
export const ringLabel = (miles: number): string => counted(miles, "mile");
