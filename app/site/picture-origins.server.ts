import { areas } from "../content/areas/index.ts";
import { overviews } from "../content/overviews/index.ts";
import { plainPages } from "../content/pages/index.ts";
import { partners } from "../content/partners.ts";
import { services } from "../content/services/index.ts";
import { site } from "../content/site.ts";

const absolutePicture = /^https:\/\/[^\s?#]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/** The other sites from which a record takes pictures, for the content security policy. */
export function originsOfPictures(record: unknown): string[] {
  if (typeof record === "string") {
    return absolutePicture.test(record) ? [new URL(record).origin] : [];
  }
  const parts = typeof record === "object" && record !== null ? Object.values(record) : [];
  return [...new Set(parts.flatMap(originsOfPictures))];
}

export const pictureOrigins = originsOfPictures([site, partners, services, areas, plainPages, overviews]);
