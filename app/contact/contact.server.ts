/** The parts of the contact page that are the same for everybody. */
import { contactPage } from "../content/pages/contact.ts";
import { areaMap } from "../areas/area-map.buildtime.ts";
import { viewPage } from "../site/pages.server.ts";
import { storeContact } from "../site/store.server.ts";
import { richText } from "../text/text.server.ts";

/** Head and words of the page; `gettingHere` and `map` are what its static parts show. */
export function viewContactPage() {
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
    },
    gettingHere: () => ({
      title: words.gettingHereTitle,
      body: richText(words.gettingHere),
      image: heroImage,
    }),
    map: () => ({ view: areaMap }),
  };
}
