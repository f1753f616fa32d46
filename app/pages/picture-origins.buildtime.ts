/** Reading every text of every record takes a new isolate 20 ms. */
import { partners } from "../content/partners.ts";
import { site } from "../content/site.ts";
import { pages } from "./page-records.server.ts";
import { originsOfPictures } from "./picture-origins.ts";

export const pictureOrigins = originsOfPictures([site, partners, pages.map(({ record }) => record)]);
