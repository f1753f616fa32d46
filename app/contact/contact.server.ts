import { contactPage } from "../content/pages/contact.ts";
import { areaMap } from "../areas/area-map.buildtime.ts";
import { viewPage } from "../pages/pages.server.ts";
import { viewHours, viewWeek } from "../hours/hours.server.ts";
import { storeContact } from "../site/store.server.ts";
import { filledMarkup } from "../text/text.server.ts";

/** `/contact-us` */
export function viewContactPage(now: Date) {
  const { head, trail, words } = viewPage(contactPage);
  const { heroTitle, heroImage, formTitle, formIntro, hoursTitle, hoursNote, mapTitle } = words;
  const { phone, email, addressLines, directionsUrl, mapUrl, mapEmbedUrl } = storeContact;
  return {
    head,
    page: {
      trail,
      heroTitle,
      formTitle,
      formIntro,
      hoursTitle,
      hoursNote,
      mapTitle,
      phone,
      email,
      addressLines,
      directionsUrl,
      mapUrl,
      mapEmbedUrl,
      gettingHere: { title: words.gettingHereTitle, body: filledMarkup(words.gettingHere), image: heroImage },
      map: { view: areaMap },
      open: viewHours(now).open,
      week: viewWeek(now, 30),
    },
  };
}
