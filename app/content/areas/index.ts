import type { Area } from "../schema.ts";
import { chardonArea } from "./chardon.ts";
import { concordTownshipArea } from "./concord-township.ts";
import { eastlakeArea } from "./eastlake.ts";
import { fairportHarborArea } from "./fairport-harbor.ts";
import { genevaArea } from "./geneva.ts";
import { kirtlandArea } from "./kirtland.ts";
import { madisonArea } from "./madison.ts";
import { mentorArea } from "./mentor.ts";
import { painesvilleArea } from "./painesville.ts";
import { perryArea } from "./perry.ts";
import { wickliffeArea } from "./wickliffe.ts";
import { willoughbyArea } from "./willoughby.ts";

/** In the order of the home page. */
export const areas: readonly Area[] = [
  concordTownshipArea,
  mentorArea,
  painesvilleArea,
  eastlakeArea,
  willoughbyArea,
  wickliffeArea,
  madisonArea,
  perryArea,
  kirtlandArea,
  chardonArea,
  fairportHarborArea,
  genevaArea,
];
