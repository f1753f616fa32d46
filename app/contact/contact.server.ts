/** The parts of the contact page that are the same for everybody. */
import { hours } from "../content/hours.ts";
import { contactPage } from "../content/pages/contact.ts";
import { areaMap } from "../areas/area-map.buildtime.ts";
import { hoursLine } from "../hours/opening-hours.ts";
import { viewPage } from "../site/pages.server.ts";
import { storeContact } from "../site/store.server.ts";
import { richText } from "../text/text.server.ts";

/** Head and words of the page; `gettingHere` and `map` are what its static parts show. */
export function viewContactPage() {
  const { head, trail, words } = viewPage(contactPage);
  const { gettingHereTitle, gettingHere, ...page } = words;
  const { phone, email, addressLines, directionsUrl, mapUrl, mapEmbedUrl } = storeContact;
  // On a phone the cards and the hours are below the drawing.
  const heroSubtitle = `${addressLines.join(", ")}. ${hoursLine(hours)}.`;
  return {
    head,
    page: { trail, ...page, heroSubtitle, phone, email, addressLines, directionsUrl, mapUrl, mapEmbedUrl },
    gettingHere: () => ({ title: gettingHereTitle, body: richText(gettingHere) }),
    map: () => ({ view: areaMap }),
  };
}
