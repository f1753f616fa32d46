import { pageNotFound, type NotFoundData } from "./not-found.ts";
import { menuLinks } from "../menus.server.ts";

const links = menuLinks("notFound");

/** Data for a loader to throw with status 404. */
export const viewNotFound = (words = pageNotFound): NotFoundData => ({ ...words, links });
