import { pageNotFound, type NotFoundData } from "./not-found.ts";
import { menuLinks } from "../menus.server.ts";

const links = menuLinks("notFound");

/** What a loader throws, with status 404, where there is no such page. */
export const viewNotFound = (words = pageNotFound): NotFoundData => ({ ...words, links });
